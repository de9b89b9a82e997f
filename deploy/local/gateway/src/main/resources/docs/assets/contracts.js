// One contract at a time, tried against this origin: the token that "Authorize" takes is sent nowhere else.
import { brief } from "/docs/assets/brief.js";
import { typeList } from "/docs/assets/types.js";

const choice = document.getElementById("contract");
const looked = document.getElementById("type");
const types = document.getElementById("types");
const asked = new URLSearchParams(location.search).get("contract");
if ([...choice.options].some((option) => option.value === asked)) {
  choice.value = asked;
}

function render() {
  const wanted = choice.value;
  globalThis.SwaggerUIBundle({
    // Of OpenAPI 3.1 it resolves all anew for each operation that is opened: for the largest, the page names its 3.0.
    url: `/docs/contracts/${choice.selectedOptions[0].dataset.rendering ?? ""}${wanted}.yaml`,
    dom_id: "#rendering",
    deepLinking: true,
    docExpansion: "list",
    defaultModelsExpandDepth: -1,
    defaultModelRendering: "example",
    filter: true,
    validatorUrl: null,
    plugins: [{ statePlugins: { spec: { wrapActions: { updateJsonSpec: (told) => (contract) => told(whole(wanted, contract)) } } } }],
  });
}

/** The list has all types; the renderer those that it can bear. */
function whole(wanted, contract) {
  if (!contract?.components?.schemas) {
    return contract; // Not read yet, or none.
  }
  if (wanted === choice.value) {
    types.replaceChildren(...typeList(contract));
    narrow();
    follow();
  }
  return brief(contract);
}

function narrow() {
  const word = looked.value.trim().toLowerCase();
  let count = 0;
  for (const type of types.children) {
    type.hidden = !type.id.toLowerCase().includes(word);
    count += type.hidden ? 0 : 1;
  }
  document.getElementById("count").textContent = `${count} of ${types.childElementCount} types`;
}

/** An address such as #type-Match opens that type. */
function follow() {
  const type = location.hash.startsWith("#type-") ? document.getElementById(location.hash.slice(1)) : null;
  if (type) {
    type.hidden = false;
    type.open = true;
    type.querySelector("summary").focus();
  }
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
looked.addEventListener("input", narrow);
globalThis.addEventListener("hashchange", follow);
render();
