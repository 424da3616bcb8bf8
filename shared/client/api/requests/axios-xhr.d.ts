/** The XMLHttpRequest adapter of axios. The package exports it without types. */
declare module 'axios/lib/adapters/xhr.js' {
  import type { AxiosPromise, AxiosRequestConfig } from 'axios';

  /** Sends one request; false in environments without XMLHttpRequest. */
  const xhr: false | ((config: AxiosRequestConfig) => AxiosPromise<unknown>);
  export default xhr;
}
