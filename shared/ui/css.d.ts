/** A style sheet of ours: class name as written → class name in the page. The build adopts the sheet by itself. */
declare module '*.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
