/** Class names for kinds of cards that only one area has: `card` (the box), `head` (the heading row), `title`. */
export { default as cardBox } from './card-box.css';
