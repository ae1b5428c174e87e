// The table's page: tabs, the map's taps as answers, what opens beside, and the live connection's state.
import { GEOMETRIES, pathOf } from "./geometry.js";

const body = document.body;
const role = body.dataset.role;
const here = location.pathname.replace(/\/$/, "");
if (location.search) history.replaceState(null, "", here); // a welcome is said once

// ---- tabs -----------------------------------------------------------------------------------------------------------

function showTab(name) {
  body.dataset.tab = name;
  for (const button of document.querySelectorAll("[data-tab-of]")) {
    button.setAttribute("aria-pressed", String(button.dataset.tabOf === name));
  }
}

// ---- answers --------------------------------------------------------------------------------------------------------

function act(kind, values) {
  return htmx.ajax("POST", `${here}/act/${kind}`, { target: "#notice", values });
}

function answerByHex(at) {
  const key = at.join(",");
  const place = document.querySelector(`#question [data-at="${key}"]`);
  if (place?.dataset.area && aimed !== key) {
    aim(place); // a finger first shows what would be hit, then hits it
    return;
  }
  if (place) {
    place.click();
    return;
  }
  const leading = leads.get(key) ?? [];
  if (leading.length === 1) {
    const [{ question, value }] = leading;
    act("answer", { question, value, then: key });
  } else if (leading.length) {
    ask(leading, key);
  }
}

// What an option would hit, drawn on the map before anybody takes it.
let aimed = null; // the option that is shown: a place, or a value

function aim(button) {
  aimed = button ? (button.dataset.at ?? "") : null;
  const svg = document.querySelector("svg[data-map]");
  const places = (button?.dataset.area ?? "").split(" ").filter(Boolean).map((each) => each.split(",").map(Number));
  svg?.querySelector("#map-aim")?.setAttribute("d", pathOf(GEOMETRIES[svg.dataset.map], places));
}

document.addEventListener("affray:at", ({ detail: { at } }) => {
  aim(at ? document.querySelector(`#question [data-at="${at}"][data-area]`) : null);
});

for (const [on, off] of [["pointerover", "pointerout"], ["focusin", "focusout"]]) {
  document.addEventListener(on, (event) => {
    const button = event.target.closest?.("#question [data-area]");
    if (button) aim(button);
  });
  document.addEventListener(off, (event) => {
    if (event.target.closest?.("#question [data-area]")) aim(null);
  });
}

// Hexes that an option leads to: a tap there answers both questions.
let leads = new Map();

function readLeads() {
  leads = new Map();
  for (const button of document.querySelectorAll("#question [data-leads]")) {
    for (const key of (button.dataset.hexes ?? "").split(" ").filter(Boolean)) {
      const question = button.closest("[data-question]").dataset.question;
      const entry = { question, value: button.dataset.leads, label: button.textContent.trim() };
      leads.set(key, [...(leads.get(key) ?? []), entry]);
    }
  }
}

function ask(options, key) {
  const list = document.createElement("div");
  list.className = "options";
  for (const { question, value, label } of options) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = label;
    button.addEventListener("click", () => {
      opened.close();
      act("answer", { question, value, then: key });
    });
    list.append(button);
  }
  const title = document.querySelector(`[data-question="${options[0].question}"] h2`).cloneNode(true);
  title.querySelector("button").remove();
  document.getElementById("opened-body").replaceChildren(title, list);
  open(title.textContent.trim());
}

// ---- what opens beside ----------------------------------------------------------------------------------------------

const opened = document.getElementById("opened");

document.addEventListener("click", (event) => {
  const button = event.target.closest("button, [data-show]");
  if (!button) return;
  if (button.dataset.tabOf) showTab(button.dataset.tabOf);
  if (button.dataset.show !== undefined) showSheet(button.dataset.show);
});

// What was fetched opens, called by its heading.
document.addEventListener("htmx:after:swap", ({ detail }) => {
  if (detail.ctx?.target?.id === "opened-body") open(opened.querySelector("h2")?.textContent);
});

function open(title) {
  if (title) opened.setAttribute("aria-label", title);
  if (!opened.open) opened.showModal();
}

// A day of the calendar opens what happened on it.
document.addEventListener("click", (event) => {
  const day = event.target.closest("[data-day]");
  if (day) document.getElementById(`day-${day.dataset.day}`).open = true;
});

// A location of a body opens its ledger.
document.addEventListener("affray:location", (event) => {
  const whose = event.target.closest("[data-body]")?.dataset.body;
  if (whose === undefined || !opened) return;
  const place = encodeURIComponent(event.detail.name);
  htmx.ajax("GET", `${here}/body/${whose}/${place}`, { target: "#opened-body" });
});

// A question before an act that many would regret.
const sure = document.getElementById("sure");
let agreed = null; // the button for which the answer was yes

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-ask]");
  if (!button || button === agreed) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const [title, question, yes] = sure.querySelectorAll("h2, p, [value=yes]");
  title.textContent = yes.textContent = button.textContent;
  question.textContent = button.dataset.ask;
  sure.setAttribute("aria-label", button.textContent);
  sure.returnValue = "";
  sure.onclose = () => {
    agreed = sure.returnValue ? button : null;
    agreed?.click();
    agreed = null;
  };
  sure.showModal();
}, true);

document.addEventListener("change", (event) => {
  if ("submit" in event.target.dataset) event.target.form.submit();
});

// What was written is cleared away when it has arrived, and nothing was written since.
const sent = new WeakMap();
const written = (form) => new URLSearchParams(new FormData(form)).toString();

document.addEventListener("submit", (event) => {
  const form = event.target;
  if ("clear" in form.dataset) sent.set(form, written(form));
  if ("close" in form.dataset && opened?.open) setTimeout(() => opened.close(), 0);
});

// A form within closes it when all went well; what is wrong is told within.
document.addEventListener("htmx:after:request", (event) => {
  if (event.detail.ctx.response.status >= 400) return;
  const form = event.target.closest?.("form");
  if (form && sent.get(form) === written(form)) form.reset();
  if (form && "closesWhenDone" in form.dataset && opened.open) opened.close();
});

// Who answers has read the welcome. (By the reply the question may be gone, and its button with it.)
document.addEventListener("htmx:before:request", ({ target }) => {
  if (target.closest?.("#question .asked") && !target.matches(".clause")) document.querySelector(".welcome")?.remove();
});

// What gets no answer is told, and can be sent again.
htmx.config.defaultTimeout = 10_000; // milliseconds

document.addEventListener("htmx:error", (event) => {
  const { ctx } = event.detail;
  if (!ctx || ctx.response) return;
  const notice = document.getElementById("notice");
  const within = document.querySelector("#opened[open] [aria-live]");
  const line = document.createElement("p");
  line.className = "notice bad";
  line.textContent = notice?.dataset.failed;
  const target = ctx.target?.id === "opened-body" ? notice : ctx.target;
  (within ?? (target instanceof Element ? target : notice))?.replaceChildren(line);
});

// ---- the live connection --------------------------------------------------------------------------------------------

const live = document.getElementById("live");
const offline = document.getElementById("offline");
let socket = null;
let shown = null;

function choose(number) {
  shown = number;
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ show: shown }));
}

// Asked for by a tap: on a phone the map stays, so that one may tap on there.
function showSheet(number) {
  choose(Number(number));
  const narrow = matchMedia("(max-width: 60rem)").matches;
  if (document.getElementById("sheet") && (!narrow || body.dataset.tab === "question")) showTab("sheet");
}

live?.addEventListener("htmx:ws:after:connection", (event) => {
  socket = event.detail.connection.socket;
  offline.hidden = true;
  if (shown !== null) choose(shown);
});
live?.addEventListener("htmx:ws:close", (event) => {
  offline.hidden = false;
  if (event.detail.code === 4403 || event.detail.code === 4404) location.reload();
});

document.addEventListener("affray:hex", (event) => answerByHex(event.detail.at));
document.addEventListener("affray:piece", (event) => {
  const target = document.querySelector(`#question [data-target="${event.detail.index}"]`);
  if (target && event.detail.target) target.click();
  else if (shown === event.detail.index) choose(null); // tapped again: what it may do goes off the map
  else showSheet(event.detail.index);
});

// ---- what is new ----------------------------------------------------------------------------------------------------

const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
const SETTLES = 300; // milliseconds in which a new question can't be answered by pointer
let asked = new Set();
let cards = null;
let last = -1;
let acting = null; // the number of whose turn the order of play shows

function noticed() {
  readLeads();
  settle();
  keepPlace();
  showTurn();
  const now = new Set([...document.querySelectorAll("#question .yours")].map((card) => card.id));
  if (role === "player" && [...now].some((id) => !asked.has(id))) {
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([60, 40, 60]); // browsers want a tap first
    if (body.dataset.tab !== "question") showTab("question");
  }
  asked = now;
  document.title = (now.size ? "● " : "") + document.title.replace(/^● /, "");
  const log = document.getElementById("log");
  const lines = [...log.querySelectorAll(".line")];
  const newest = Math.max(-1, ...lines.map((line) => Number(line.id.slice(5))));
  if (newest > last && last >= 0) {
    for (const line of lines) if (Number(line.id.slice(5)) > last) fresh(line);
  }
  const end = log.dataset.newest === "first" ? 0 : 1e6;
  if (newest !== last) log.scrollTo({ top: end, behavior: still ? "auto" : "smooth" });
  last = newest;
}

// Who answers by keyboard stays at the question when the button that had the focus is gone.
const question = document.getElementById("question");
let answering = false;
document.addEventListener("focusin", ({ target }) => {
  answering = Boolean(question?.contains(target));
});

function keepPlace() {
  if (answering && document.activeElement === body) question.focus({ preventScroll: true });
}

// Whose turn it is stands in sight in a long order of play.
function showTurn() {
  const turn = document.querySelector(".order .acts, .order .due");
  const number = turn?.querySelector("button").dataset.show;
  if (!turn || number === acting) return;
  acting = number;
  const order = turn.parentElement;
  order.scrollTo(turn.offsetLeft - order.clientWidth / 2, turn.offsetTop - turn.offsetHeight);
}

function settle() {
  const found = [...document.querySelectorAll("#question .asked")];
  for (const card of cards ? found.filter(({ id }) => !cards.has(id)) : []) {
    card.classList.add("settling");
    setTimeout(() => card.classList.remove("settling"), SETTLES);
  }
  cards = new Set(found.map(({ id }) => id));
}

function fresh(line) {
  line.classList.add("fresh");
  setTimeout(() => line.classList.remove("fresh"), 2500);
  const who = line.dataset.other ?? line.dataset.who;
  if (still || who === undefined || !/wound|hit|strike|damage|bleed|fall|burn/.test(line.className)) return;
  const piece = document.getElementById(`piece-${who}`);
  piece?.classList.add("struck");
  setTimeout(() => piece?.classList.remove("struck"), 700);
}

document.addEventListener("htmx:ws:after:message:incoming", noticed);
showTab(body.dataset.tab ?? "question");
noticed();
