import { adoptInto } from '@flightdeck/shared/ui/styles';
import { createRoot } from 'react-dom/client';
import '@flightdeck/shared/ui/tokens.css';
import '@flightdeck/shared/ui/base.css';
import { Gallery } from './gallery.view';

/** Mounts the gallery into `#flightdeck`; `?dir=rtl` and `?scheme=dark` change direction and color scheme. */
function start(container: HTMLElement): void {
  const parameters = new URLSearchParams(location.search);
  document.documentElement.dir = parameters.get('dir') === 'rtl' ? 'rtl' : 'ltr';
  container.className = 'fd fd--page';
  container.style.colorScheme = parameters.get('scheme') === 'dark' ? 'dark' : 'light';
  adoptInto(document);
  createRoot(container).render(
    <Gallery
      address={(parameter, value) => {
        const changed = new URLSearchParams(parameters);
        if (value === null) changed.delete(parameter);
        else changed.set(parameter, value);
        return `?${changed}`;
      }}
    />,
  );
}

const container = document.getElementById('flightdeck');
if (container) start(container);
else console.error('The gallery needs an element with the id "flightdeck".');
