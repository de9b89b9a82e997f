// One contract at a time, tried against this origin: the token that "Authorize" takes is sent nowhere else.
const choice = document.getElementById("contract");
const asked = new URLSearchParams(location.search).get("contract");
if ([...choice.options].some((option) => option.value === asked)) {
  choice.value = asked;
}

function render() {
  globalThis.SwaggerUIBundle({
    url: `/docs/contracts/${choice.value}.yaml`,
    dom_id: "#rendering",
    deepLinking: true,
    docExpansion: "list",
    defaultModelsExpandDepth: -1,
    defaultModelRendering: "example",
    filter: true,
    validatorUrl: null,
  });
}

/** The renderer names none of its selections. */
function named() {
  for (const select of document.querySelectorAll("#rendering select:not([aria-label])")) {
    select.setAttribute("aria-label", select.closest(".servers") ? "Server" : "Media type or value");
  }
}

new MutationObserver(named).observe(document.getElementById("rendering"), { childList: true, subtree: true });

choice.addEventListener("change", () => {
  history.replaceState(null, "", `?contract=${choice.value}`);
  render();
});
render();
