/** Text of `npm start -- --help`. The site checks the options; this text only explains them. */
export const startHelp = `npm start -- [options]: installs what is missing, builds what changed, and starts the embedded site.

  --port N              port of the site, default 8400 or the variable PORT; 0: a free one
  --provider-port N     port of the provider, default the one after the site's
  --data DIR            folder of the site's data, default ./data
  --scenario NAME       state of new data, default not-connected; /control on the site lists them all
  --reset               throws the data away first
  --host HOST           address to listen on, default 127.0.0.1; any other needs a password
  --password-file FILE  password of all users (its first line), instead of the name of each; the variable FLIGHTDECK_PASSWORD
                        does the same. At least 12 characters where other machines can reach the site
  --password TEXT       the same, but visible to other users of this machine in the list of processes
  --chaos RULE          lets calls go wrong: "kind [ms] [method] [path]", as "slow 300" or "500 POST settings";
                        the path "provider" stands for all calls that the site asks its provider for
  --workers N           how many requests the site works on at once, as PHP does; default as many as come
  --override-origin URL origin that administrators may load areas from instead, on #/status; can be given several times
  --set DIR             folder of built files, default ./build/set
  --help                this text
`;
