const robots =
  /\b(?!cubot)\w*bot\b|crawl|spider|slurp|archiver|scrap|preview|facebookexternalhit|feedfetcher|lighthouse|pingdom|uptime|monitor|curl|wget|python|okhttp|go-http|java\/|node-fetch|axios|undici|libwww|postman/i;

/** Whether a User-Agent is a program's that says so; one that hides itself can't be told. */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent || robots.test(userAgent.slice(0, 400));
}
