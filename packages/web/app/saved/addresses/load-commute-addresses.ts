/** The visitor's own addresses to search by commute; the code loads when the filters first ask. */
export async function loadCommuteAddresses() {
  return (await import('./own-commute-addresses.ts')).findOwnCommuteAddresses();
}
