import { wordsIn } from '@homestead/contract/platform';

/**
 * What the lists of offers start with, in Spanish. Entries that the brokerage adds are shown as it
 * wrote them.
 */
export const offerValuesInSpanish: Readonly<Record<string, string>> = {
  // property
  Residential: 'Residencial',
  'Residential Income': 'Residencial de renta',
  Land: 'Terreno',
  Farm: 'Granja',
  'Single Family Residence': 'Casa unifamiliar',
  Townhouse: 'Casa adosada',
  Condominium: 'Condominio',
  Duplex: 'Dúplex',
  Triplex: 'Tríplex',
  Quadruplex: 'Cuádruplex',
  'Unimproved Land': 'Terreno sin mejoras',
  Agriculture: 'Agrícola',
  None: 'Ninguno',
  // buyers
  'First-time buyer': 'Comprador por primera vez',
  'Move-up buyer': 'Comprador que busca una casa más grande',
  Downsizing: 'Comprador que busca una casa más pequeña',
  Relocation: 'Reubicación',
  'Second home': 'Segunda casa',
  Investor: 'Inversionista',
  // financing
  Cash: 'Efectivo',
  Conventional: 'Convencional',
  Assumption: 'Asunción del préstamo',
  'Seller financing': 'Financiamiento del vendedor',
  Preapproved: 'Preaprobado',
  Prequalified: 'Precalificado',
  'Application started': 'Solicitud iniciada',
  'Not applied yet': 'Aún sin solicitud',
  'Proof of funds provided': 'Comprobante de fondos entregado',
  // survey, deed and warranty
  'No survey': 'Sin plano topográfico',
  'Improvement location survey': 'Plano de ubicación de mejoras',
  'Boundary survey': 'Plano de linderos',
  'Boundary survey with pins': 'Plano de linderos con estacas',
  'ALTA/NSPS survey': 'Plano ALTA/NSPS',
  'Existing survey from the seller': 'Plano existente del vendedor',
  'Warranty deed': 'Escritura de garantía',
  'Joint tenancy warranty deed': 'Escritura de garantía en tenencia conjunta',
  'Special warranty deed': 'Escritura de garantía especial',
  'Quitclaim deed': 'Escritura de renuncia de derechos (quitclaim)',
  'Personal representative’s deed': 'Escritura del representante personal',
  'Trustee’s deed': 'Escritura del fideicomisario',
  'Not ordered': 'No pedida',
  Ordered: 'Pedida',
  Drafted: 'Redactada',
  Signed: 'Firmada',
  Recorded: 'Registrada',
  'Non-Evaluated': 'Sin evaluación',
  Evaluated: 'Con evaluación',
  'No warranty': 'Sin garantía',
  'Buyer Pays': 'Paga el comprador',
  'Seller Pays': 'Paga el vendedor',
  // inspections
  'Whole house': 'Casa completa',
  Radon: 'Radón',
  'Sewer scope': 'Inspección del drenaje con cámara',
  Roof: 'Techo',
  'Chimney and fireplace': 'Chimenea',
  'Heating and cooling': 'Calefacción y aire acondicionado',
  Electrical: 'Instalación eléctrica',
  Structural: 'Estructura',
  Mold: 'Moho',
  'Well and septic': 'Pozo y fosa séptica',
  'Lead-based paint': 'Pintura con plomo',
  'Pool and spa': 'Piscina y spa',
  // contingency and costs
  'Not contingent': 'Sin contingencia',
  'Sale and closing of the buyer’s home': 'Venta y cierre de la casa del comprador',
  'Closing of the buyer’s home, which is under contract':
    'Cierre de la casa del comprador, que está bajo contrato',
  Buyer: 'Comprador',
  Seller: 'Vendedor',
  'Half each': 'Mitad cada uno',
  'As written in the other provisions': 'Según las demás disposiciones',
};

/** An entry of a list of offers in the reader’s language. */
export const offerValue = wordsIn(offerValuesInSpanish);
