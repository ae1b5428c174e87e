// The figure of a body: tells which location was picked, by `affray:location {name}` from its group upwards.

const locationOf = (target) => (target instanceof Element ? target.closest("svg.body [data-location]") : null);

function pick(location) {
  location.dispatchEvent(
    new CustomEvent("affray:location", { detail: { name: location.dataset.location }, bubbles: true }),
  );
}

document.addEventListener("click", (event) => {
  const location = locationOf(event.target);
  if (location) pick(location);
});

document.addEventListener("keydown", (event) => {
  const location = locationOf(event.target);
  if (!location || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  pick(location);
});
