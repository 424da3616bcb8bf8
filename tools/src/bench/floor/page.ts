import axios from 'axios';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { registerApplication, start } from 'single-spa';

/** The smallest page that this stack allows: the libraries, one application, one element. */
const client = axios.create({ baseURL: '/' });

registerApplication({
  name: 'floor',
  activeWhen: () => true,
  app: {
    bootstrap: async () => {},
    mount: async () => {
      const place = document.getElementById('floor');
      if (place) createRoot(place).render(createElement('article', null, `Floor of ${client.defaults.baseURL}`));
    },
    unmount: async () => {},
  },
});
start({ urlRerouteOnly: true });
