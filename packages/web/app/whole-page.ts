/** A page that is there as a whole: it is sent from its text, not through a stream. */
export class WholePage extends Response {
  readonly html: string;

  constructor(html: string, init: ResponseInit) {
    super(null, init);
    this.html = html;
  }
}
