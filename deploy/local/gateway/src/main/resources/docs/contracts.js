"use strict";
// The four contracts, tried against this origin: the token that "Authorize" takes is sent nowhere else.
window.ui = SwaggerUIBundle({
  urls: ["game-service", "lobby-service", "combat-service", "supply-service"].map((name) => ({
    name,
    url: `/docs/contracts/${name}.yaml`,
  })),
  dom_id: "#contracts",
  deepLinking: true,
  docExpansion: "none",
  defaultModelsExpandDepth: -1,
  filter: true,
  layout: "StandaloneLayout",
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  validatorUrl: null,
});
