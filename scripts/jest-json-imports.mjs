/** Adds the import attribute that JSON needs in an ES module. */
export default {
  process: (source) => ({
    code: source.replaceAll(/^(import \w+ from "[^"]+\.json");$/gm, '$1 with { type: "json" };'),
  }),
};
