/**
 * Makes `import css from './card.css'` give the class names and hands the sheet to `shared/ui/styles`, which adopts it into
 * every root we are mounted in. css-loader runs at build time only: its runtime and a getter per class would cost each
 * page 2 kB.
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
