/** The XMLHttpRequest adapter of axios: an entry of the package that has no types. */
declare module 'axios/lib/adapters/xhr.js' {
  import type { AxiosPromise, AxiosRequestConfig } from 'axios';

  /** Sends one request; false where there is no XMLHttpRequest. */
  const xhr: false | ((config: AxiosRequestConfig) => AxiosPromise<unknown>);
  export default xhr;
}
