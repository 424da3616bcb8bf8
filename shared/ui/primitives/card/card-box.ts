/** Classes of the box of a card, for kinds of cards that only one area has: `card`, `head`, `title`. */
export { default as cardBox } from './card-box.css';
