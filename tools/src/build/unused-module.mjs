/** Stands in for modules of libraries that nothing of ours can reach; calling one is a mistake of ours and says so. */
function unused() {
  throw new Error('This part of a library is not in the build (tools/src/build/webpack-base.ts, unusedModules).');
}
export const getFetch = () => false;
export const progressEventReducer = unused;
export const progressEventDecorator = unused;
export const asyncDecorator = unused;
export const infiniteQueryBehavior = unused;
export const hasNextPage = unused;
export const hasPreviousPage = unused;
export { unused as Mutation };
export default unused;
