import { listConsent } from '@homestead/contract/leads';
import { inLanguage, type Services } from '#platform';
import { addSample } from './newsletter-store.ts';

const newsletter = {
  subject: 'What the first snow does to house hunting in Omaha',
  preheader: 'Fewer buyers, patient sellers, and what to look at in an inspection now',
  body: `# Winter is a good time to look

Fewer people tour homes between Thanksgiving and February, and sellers who list now usually need to move. That gives you time: most homes can be seen twice before anyone else decides.

## What to check while it’s cold

- **The roof line.** Icicles along one edge often mean heat is leaving through the attic.
- **Basement corners.** Water that stood there in spring leaves a white line.
- **The furnace.** Ask for its age and last service. We bring the list.

## Three questions to ask us

1. What did the house next door sell for, and when?
2. What do the utilities cost in January?
3. How long has this home been for sale, and did its price change?

[See what is new this week](https://prairieandmain.example/homes) or just reply to this email.`,
  subject_es: 'Qué cambia la primera nevada al buscar casa en Omaha',
  preheader_es: 'Menos compradores, vendedores con paciencia y qué revisar ahora',
  body_es: `# El invierno es buen momento para buscar

Entre noviembre y febrero menos personas visitan casas, y quien vende ahora casi siempre necesita mudarse. Usted tiene tiempo para ver una casa dos veces.

## Qué revisar con frío

- **El borde del techo.** El hielo en un solo lado suele decir que el calor se escapa por el ático.
- **Las esquinas del sótano.** El agua de primavera deja una línea blanca.
- **La calefacción.** Pregunte cuántos años tiene y cuándo fue el último servicio.

[Vea las casas nuevas de esta semana](https://prairieandmain.example/es/homes) o responda a este correo.`,
};

const readers = `
ana.maldonado es|ben.kowalski en|carol.whitted en|dev.patel en|erin.olson en|frank.novak en
grace.tran en|hector.ruiz es|iris.bauer en|joel.svoboda en|kim.harlan en|luz.ortega es
mark.dvorak en|nina.petersen en-left`;

/** Adds a demo's subscribers and the newsletter that they got, where there is none. */
export async function addSampleNewsletter({
  db,
  settings,
}: Pick<Services, 'db' | 'settings'>): Promise<void> {
  const people = readers.trim().split(/[|\n]/);
  await addSample(db, {
    newsletter,
    readers: people.map((reader) => {
      const [name = '', kind = ''] = reader.split(' ');
      const language = kind.startsWith('es') ? ('es' as const) : ('en' as const);
      return {
        email: `${name}@homes.example`,
        language,
        wording: inLanguage(language, () => listConsent.newsletter(settings.brokerage.name)),
        has_left: kind.endsWith('left'),
      };
    }),
  });
}
