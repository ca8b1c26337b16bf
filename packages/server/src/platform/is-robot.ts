const robots =
  /\b(?!cubot)\w*bot\b|crawl|spider|slurp|archiver|scrap|preview|facebookexternalhit|feedfetcher|lighthouse|pingdom|uptime|monitor|curl|wget|python|okhttp|go-http|java\/|node-fetch|axios|undici|libwww|postman/i;

/** Whether a User-Agent identifies itself as a program; one that hides can't be detected. */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent || robots.test(userAgent.slice(0, 400));
}
