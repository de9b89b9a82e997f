// References within a document are left as they stand: followed, the games' families would stand in
// game-service's document a thousand times over, and Spectral would take minutes to say what it says in seconds.
// That each of them leads somewhere Redocly holds.
const { Resolver } = require('@stoplight/json-ref-resolver');

module.exports = new Resolver({ dereferenceInline: false });
