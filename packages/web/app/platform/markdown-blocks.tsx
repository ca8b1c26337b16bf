import type { MarkdownBlock } from './read-markdown.ts';

const INLINE = /`([^`]+)`|\[([^\]]+)\]\(((?:\/|https:|mailto:|tel:)[^)\s]*)\)/;

/** Blocks that `readMarkdown` read, with their code and links. */
export function MarkdownBlocks({ blocks }: { blocks: readonly MarkdownBlock[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
    <Block key={index} block={block} />
  ));
}

function Block({ block }: { block: MarkdownBlock }) {
  if (block.kind === 'heading') return <h3>{block.text}</h3>;
  if (block.kind === 'paragraph') return <p>{inlineOf(block.text)}</p>;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{inlineOf(item)}</li>
      ))}
    </ul>
  );
}

/** Splitting keeps what the pattern caught: plain text, then code, label and address, and again. */
function inlineOf(text: string) {
  const parts = text.split(INLINE);
  return parts.map((part, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the text never changes its order
    if (index % 4 === 0) return part;
    if (index % 4 === 1) return part && <code key={index}>{part}</code>;
    if (index % 4 === 2) {
      return (
        part && (
          <a key={index} href={parts[index + 1]}>
            {part}
          </a>
        )
      );
    }
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the text never changes its order
    return null;
  });
}
