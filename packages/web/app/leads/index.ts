export { ContactLinks } from './contact/contact-links.tsx';
export { findAgents, findTourPerson, findVisitParts, tourFacts } from './find-visit-parts.ts';
export { ScheduleTourPanel } from './tour/schedule-tour-panel.tsx';
export { takeTourForm } from './tour/take-tour-form.ts';
export { TourForm } from './tour/tour-form.tsx';
export { TourSent } from './tour/tour-sent.tsx';
export { readTourKind } from './tour/tour-words.ts';
