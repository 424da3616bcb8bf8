/** The baseline page: the smallest page that our libraries allow. It has one application, which draws one element. */
import axios from 'axios';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { registerApplication, start } from 'single-spa';

/** Part of the page because of its size; the element uses it, so that the build doesn't remove it. */
const client = axios.create({ baseURL: '/' });

registerApplication({
  name: 'baseline',
  activeWhen: () => true,
  app: {
    bootstrap: async () => {},
    mount: async () => {
      const container = document.getElementById('baseline');
      if (container)
        createRoot(container).render(createElement('article', null, `Baseline of ${client.defaults.baseURL}`));
    },
    unmount: async () => {},
  },
});
start({ urlRerouteOnly: true });
