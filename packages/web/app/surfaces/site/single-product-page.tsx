import { licenseLineOf } from '@homestead/contract/platform';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { ContactLinks, findVisitParts, PromptForm, ScheduleTourPanel } from '#leads';
import type { ListingDetailFacts } from '#listings';
import { HomeView, loadHome, StaticPart } from '#listings/pages';
import { findSurroundings, HomeMapSlot, SurroundingsPanel } from '#neighborhood';
import { apiContext, siteContext, useSite } from '#platform';
import { findHomeInterest, findReactions, HomeReactions, reportView, useViewReport } from '#saved';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { findHomePrompt, takeHomePrompt } from './find-home-prompt.ts';
import { frameMessages } from './messages/frame.ts';
import { pageMessages } from './messages/pages.ts';
import { NotFound } from './not-found.tsx';
import { listingMeta } from './page-meta.ts';
import { breadcrumbs, listingFacts, StructuredData } from './structured-data.tsx';
import { suggestHomes } from './suggest-homes.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { context, request, params } = args;
  const ask = { api: context.get(apiContext), now: new Date(), signal: request.signal };
  const { brokerage, publicUrl } = context.get(siteContext);
  const mlsNumber = params.listingId ?? '';
  const found = await loadHome(args, { interest: findHomeInterest(ask, mlsNumber) });
  if (!found) {
    const none = {
      home: null,
      suggested: await suggestHomes(ask, mlsNumber),
      meta: [
        { title: `${frameMessages.homeNotFoundTitle()} | ${brokerage.name}` },
        { name: 'robots', content: 'noindex' },
      ],
    };
    return data(none, { status: 404 });
  }
  const { listing } = found;
  const { prompt, headers } = await findHomePrompt(args, listing.mlsNumber);
  const isGated = prompt?.isGate === true;
  const home = isGated ? found.brief() : found.home;
  const [visit, reactions, viewReport, surroundings] = await Promise.all([
    findVisitParts(args, listing, ask.now),
    findReactions(context, [listing.mlsNumber, ...home.similar.map((card) => card.mlsNumber)]),
    isGated ? null : reportView(args, mlsNumber),
    isGated ? null : findSurroundings(args, listing),
  ]);
  const shown = {
    home,
    prompt,
    reactions,
    viewReport,
    surroundings,
    visit,
    crumbs: breadcrumbs(listing).slice(0, -1),
    machineFacts: isGated ? null : listingFacts(listing, brokerage.name, publicUrl),
    meta: listingMeta(listing, brokerage.name, publicUrl),
  };
  return data(shown, { headers });
}

export function action(args: ActionFunctionArgs) {
  return takeHomePrompt(args);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.meta ?? [];

export default function SingleProductPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useViewReport(page.home && page.viewReport);
  if (page.home === null) {
    return (
      <NotFound
        title={frameMessages.homeNotFound()}
        sentence={frameMessages.homeNotFoundHint()}
        suggested={page.suggested}
      />
    );
  }
  const { home, prompt, surroundings, visit } = page;
  const asked = answer?.html ?? prompt?.html;
  return (
    <HomeReactions value={page.reactions}>
      {page.machineFacts && <StructuredData json={page.machineFacts} />}
      <HomeView
        home={home}
        breadcrumbs={<Breadcrumbs crumbs={page.crumbs} />}
        prompt={
          asked && (prompt?.isForm ? <PromptForm html={asked} /> : <StaticPart html={asked} />)
        }
        surroundings={
          surroundings && (
            <>
              {surroundings.position && (
                <HomeMapSlot
                  key={home.mlsNumber}
                  position={surroundings.position}
                  address={home.sale.street}
                />
              )}
              <SurroundingsPanel
                key={`${home.mlsNumber} ${surroundings.isComplete}`}
                html={surroundings.html}
                isComplete={surroundings.isComplete}
              />
            </>
          )
        }
        tour={visit.tour && <ScheduleTourPanel key={visit.tour} html={visit.tour} />}
        ask={<AskPanel listing={home} />}
        attractions={surroundings?.attractions && <StaticPart html={surroundings.attractions} />}
        agent={visit.agent && <StaticPart html={visit.agent} />}
      />
    </HomeReactions>
  );
}

/** How to ask the brokerage about a home. */
function AskPanel({ listing }: { listing: Pick<ListingDetailFacts, 'street' | 'mlsNumber'> }) {
  const { brokerage } = useSite();
  const { name } = brokerage;
  const licenseLine = licenseLineOf(brokerage);
  const subject = pageMessages.askSubject({
    address: listing.street ?? pageMessages.aHome(),
    number: listing.mlsNumber,
  });
  return (
    <section className="panel grid gap-3 pad-6 raised" aria-labelledby="ask-title">
      <h2 className="text-22" id="ask-title">
        {pageMessages.askTitle()}
      </h2>
      <p>{pageMessages.askLead({ firm: name })}</p>
      <p className="grid gap-2">
        <ContactLinks brokerage={brokerage} subject={subject} />
      </p>
      {licenseLine && <p className="fine-print">{licenseLine}</p>}
    </section>
  );
}
