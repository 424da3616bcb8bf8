/** The smallest page that this stack allows: the libraries, one application, one element. */
import axios from 'axios';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { registerApplication, start } from 'single-spa';

/** Included for its size. */
const client = axios.create({ baseURL: '/' });

registerApplication({
  name: 'floor',
  activeWhen: () => true,
  app: {
    bootstrap: async () => {},
    mount: async () => {
      const container = document.getElementById('floor');
      if (container)
        createRoot(container).render(createElement('article', null, `Floor of ${client.defaults.baseURL}`));
    },
    unmount: async () => {},
  },
});
start({ urlRerouteOnly: true });
