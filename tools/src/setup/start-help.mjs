/** Text of `npm start -- --help`. The site checks the options; this text only explains them. */
export const startHelp = `npm start -- [options]: installs missing packages, builds changed code, and starts the test site.

  --port N              port of the site, default 8400 or the variable PORT; 0 selects a free port
  --provider-port N     port of the provider; default: the next port after the site's
  --data DIR            folder of the site's data, default ./data
  --scenario NAME       state of new data, default not-connected; /control on the site lists all scenarios
  --jetpack GENERATION  11 or 16: the version of Jetpack that the site simulates; default: as in the data, 11 for new data
  --reset               deletes the data first
  --chaos RULE          simulates a fault: "kind [ms] [method] [path]", such as "slow 300" or "500 POST settings";
                        the path "provider" means all calls that need the provider
  --workers N           number of requests that the site handles at the same time, like PHP workers; default: no limit
  --lang LANGUAGE       language of the site, such as de; default en. The language in a user's profile and ?lang= take precedence
  --override-origin URL origin from which administrators may load areas, on #/status; you can repeat this option
  --set DIR             folder of built files, default ./build/set
  --help                shows this text
`;
