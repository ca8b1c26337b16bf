declare module 'virtual:changelog' {
  /** The text of CHANGELOG.md at the time of the build. */
  export const changelog: string;
}
