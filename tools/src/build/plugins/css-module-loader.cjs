/**
 * Makes `import css from './card.css'` return the class names, and passes the sheet to `shared/ui/styles`, which adopts it
 * into every document and shadow root with our parts. css-loader runs at build time only: its runtime and its getter per class would add 2
 * kB to each page.
 */
module.exports.pitch = function pitch(remaining) {
  const done = this.async();
  this.importModule(`!!${remaining}`, {}, (error, exported) => {
    if (error) return done(error);
    const { default: text, ...classes } = exported;
    done(
      null,
      `import { adopt } from '@flightdeck/shared/ui/styles';
const sheet = new CSSStyleSheet();
sheet.replaceSync(${JSON.stringify(String(text))});
adopt(sheet);
export default ${JSON.stringify(classes)};`,
    );
  });
};
