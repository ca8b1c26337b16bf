import { isEnglishBuild, wordsIn } from '#platform';

/** Labels of homes and searches in Spanish, by the English label. */
export const listingLabelsInSpanish: Readonly<Record<string, string>> = isEnglishBuild
  ? {}
  : {
      // statuses
      Active: 'Activa',
      'Active under contract': 'Activa con contrato',
      Pending: 'Pendiente',
      'Coming soon': 'Próximamente',
      Sold: 'Vendida',
      Withdrawn: 'Retirada',
      Expired: 'Vencida',
      Canceled: 'Cancelada',
      'On hold': 'En pausa',
      Deleted: 'Eliminada',
      Incomplete: 'Incompleta',
      // kinds
      House: 'Casa',
      Townhouse: 'Casa adosada',
      Condo: 'Condominio',
      Villa: 'Villa',
      Luxury: 'Lujo',
      'Multi-family': 'Multifamiliar',
      Land: 'Terreno',
      Waterfront: 'Frente al agua',
      Pool: 'Piscina',
      Equestrian: 'Ecuestre',
      Farms: 'Granjas',
      // features
      Riverfront: 'Frente al río',
      Lakefront: 'Frente al lago',
      'In-ground pool': 'Piscina enterrada',
      'Above-ground pool': 'Piscina elevada',
      'Pool access': 'Acceso a piscina',
      'Horses allowed': 'Se permiten caballos',
      'Out building': 'Construcción anexa',
      'Golf course': 'Campo de golf',
      // sort orders
      'Newest listings': 'Más recientes',
      'Lowest price': 'Precio más bajo',
      'Highest price': 'Precio más alto',
      'Year built': 'Año de construcción',
      'Open house date': 'Fecha de casa abierta',
      'Recently reduced': 'Rebajadas hace poco',
      'Largest sqft': 'Más pies²',
      'Lot size': 'Tamaño del lote',
    };

/** A label of a status, kind, feature or sort order in the language of the page or email. */
export const listingLabel = wordsIn(listingLabelsInSpanish);
