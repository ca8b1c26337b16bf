/** One server-sent event; `id` is empty when it has none. */
interface LiveEvent {
  event: string;
  data: string;
  id: string;
}

/** The events of a stream in the form of server-sent events, as they arrive. */
export async function* readLiveStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<LiveEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += value;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const read = { event: '', data: '', id: '' };
      for (const line of block.split('\n')) {
        const [, name = '', field = ''] = /^(event|data|id): (.*)$/.exec(line) ?? [];
        if (name !== '') read[name as keyof LiveEvent] = field;
      }
      if (read.event !== '') yield read;
    }
  }
}
