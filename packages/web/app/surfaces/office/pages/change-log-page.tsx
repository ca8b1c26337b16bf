import { changelog } from 'virtual:changelog';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requireStaff } from '#accounts';
import { DeskPage, DeskPanel } from '#desk';
import { pageMessages } from '../messages/pages.ts';
import own from './change-log-page.module.css';
import { type ChangelogBlock, readChangelog, splitCode } from './read-changelog.ts';

export function meta() {
  return [{ title: pageMessages.changeLog() }, { name: 'robots', content: 'noindex' }];
}

/** Read on the server, so that no script that visitors could load contains it. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, null);
  return { parts: readChangelog(changelog) };
}

/** The changes of each version, from CHANGELOG.md. */
export default function ChangeLogPage() {
  const { parts } = useLoaderData<typeof loader>();
  return (
    <DeskPage title={pageMessages.changeLog()}>
      {parts.map(({ title, blocks }) => (
        <DeskPanel key={title} title={title}>
          <div className={own.part}>
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
              <Block key={index} block={block} />
            ))}
          </div>
        </DeskPanel>
      ))}
    </DeskPage>
  );
}

function Block({ block }: { block: ChangelogBlock }) {
  if (block.kind === 'heading') return <h3>{block.text}</h3>;
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Words text={block.text} />
      </p>
    );
  }
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>
          <Words text={item} />
        </li>
      ))}
    </ul>
  );
}

function Words({ text }: { text: string }) {
  return splitCode(text).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
