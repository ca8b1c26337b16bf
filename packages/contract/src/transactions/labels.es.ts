import { isEnglishBuild, wordsIn } from '#platform';

/** Labels of offers that clients read, in Spanish, by the English label. */
export const offerLabelsInSpanish: Readonly<Record<string, string>> = isEnglishBuild
  ? {}
  : {
      // parties
      Client: 'Cliente',
      Buyers: 'Compradores',
      'Client type': 'Tipo de cliente',
      'Buyer type': 'Tipo de comprador',
      Agent: 'Agente',
      'Co-agent': 'Segundo agente',
      'Outside agent': 'Agente de otra agencia',
      'Seller’s agent': 'Agente del vendedor',
      'Listing firm': 'Agencia del vendedor',
      'Listing agent': 'Agente que lista la casa',
      'Title company': 'Compañía de títulos',
      'Escrow agent': 'Agente de escrow',
      Lender: 'Prestamista',
      'Lending company': 'Compañía prestamista',
      Surveyor: 'Topógrafo',
      // home
      'MLS number': 'Número de MLS',
      Address: 'Dirección',
      County: 'Condado',
      State: 'Estado',
      'Property type': 'Tipo de propiedad',
      'Property subtype': 'Subtipo de propiedad',
      'Year built': 'Año de construcción',
      'Legal description': 'Descripción legal',
      SID: 'SID',
      'SID details': 'Detalles del SID',
      Survey: 'Plano topográfico',
      'List price': 'Precio de lista',
      'HOA dues a month': 'Cuota mensual de la HOA',
      'Items that stay with the home': 'Artículos que se quedan en la casa',
      // price and dates
      'Offer date': 'Fecha de la oferta',
      'Offer time': 'Hora de la oferta',
      'Offer expires on': 'La oferta vence el',
      'Offer expires at': 'La oferta vence a las',
      'Offer price': 'Precio de la oferta',
      'Earnest deposit': 'Depósito de garantía',
      'Closing date': 'Fecha de cierre',
      'Closing time': 'Hora de cierre',
      'Closing location': 'Lugar de cierre',
      'Closing costs paid by': 'Quién paga los costos de cierre',
      'Seller’s share of closing costs': 'Parte del vendedor en los costos de cierre',
      'Broker admin fee': 'Cargo administrativo de la agencia',
      'Final walkthrough date': 'Fecha de la revisión final',
      'Final walkthrough time': 'Hora de la revisión final',
      'Final walkthrough location': 'Lugar de la revisión final',
      // financing
      'Financing status': 'Estado del financiamiento',
      'Type of financing': 'Tipo de financiamiento',
      'All cash': 'Todo en efectivo',
      'Depends on the buyer’s loan': 'Depende del préstamo del comprador',
      'Terms of financing': 'Condiciones del financiamiento',
      'Interest rate': 'Tasa de interés',
      'Down payment': 'Pago inicial',
      'Term of the loan in years': 'Plazo del préstamo en años',
      // inspections and warranty
      'Home inspections': 'Inspecciones de la casa',
      'Termite inspection date': 'Fecha de la inspección de termitas',
      'Termite inspection time': 'Hora de la inspección de termitas',
      'Termite inspection location': 'Lugar de la inspección de termitas',
      'Termite company': 'Compañía de termitas',
      'Termite inspector': 'Inspector de termitas',
      'Home warranty company': 'Compañía de la garantía de la casa',
      'Home warranty type': 'Tipo de garantía de la casa',
      'Home warranty cost': 'Costo de la garantía de la casa',
      'Who pays the home warranty': 'Quién paga la garantía de la casa',
      // contingency and deed
      'Sale of the buyer’s home': 'Venta de la casa del comprador',
      'Address of the buyer’s home': 'Dirección de la casa del comprador',
      'Other provisions': 'Otras disposiciones',
      Deed: 'Escritura',
      'Deed status': 'Estado de la escritura',
      // delivery
      'Agreement delivered': 'Acuerdo entregado',
      'Delivered by': 'Entregado por',
      'Delivered on': 'Entregado el',
      'Received by': 'Recibido por',
      'Received on': 'Recibido el',
      'Report to the buyer team': 'Informar al equipo del comprador',
      // parts of the form
      Parties: 'Partes',
      Property: 'Propiedad',
      'Dates and price': 'Fechas y precio',
      Closing: 'Cierre',
      Financing: 'Financiamiento',
      Inspections: 'Inspecciones',
      'Home warranty': 'Garantía de la casa',
      'Contingency and provisions': 'Contingencia y disposiciones',
      Delivery: 'Entrega',
      // states
      Draft: 'Borrador',
      Submitted: 'Enviada',
      Presented: 'Presentada',
      Countered: 'Con contraoferta',
      Accepted: 'Aceptada',
      'Back-up offer': 'Oferta de reserva',
      Rejected: 'Rechazada',
      Withdrawn: 'Retirada',
      Expired: 'Vencida',
      // who takes part in a deal
      'Our agent': 'Nuestro agente',
      'Our co-agent': 'Nuestro segundo agente',
      'Other side’s agent': 'Agente de la otra parte',
      'Termite inspection': 'Inspección de termitas',
      'Home inspection': 'Inspección de la casa',
      'Home inspector': 'Inspector de la casa',
      // cash to close
      Loan: 'Préstamo',
      'Closing costs': 'Costos de cierre',
      'First year of insurance': 'Primer año de seguro',
      'Prepaid interest': 'Intereses prepagados',
      'Property tax escrow (3 months)': 'Reserva para el impuesto a la propiedad (3 meses)',
      'Property tax credit from seller (closing year)':
        'Crédito del vendedor por el impuesto a la propiedad',
      'Earnest deposit (paid before closing)': 'Depósito de garantía (pagado antes del cierre)',
      // net to seller
      'Loan payoff as stated': 'Saldo del préstamo según el vendedor',
      'Commission as agreed': 'Comisión acordada',
      'Documentary stamp tax': 'Impuesto de timbre documental',
      'Flat fees': 'Cargos fijos',
      'Property tax for the closing year': 'Impuesto a la propiedad del año del cierre',
      'Unpaid property tax from earlier years':
        'Impuesto a la propiedad pendiente de años anteriores',
      // documents
      'VA financing needs the VA escape clause, signed by buyer and seller.':
        'El financiamiento VA requiere la cláusula de escape de VA, firmada por comprador y vendedor.',
      'Homes built before 1978 need the lead-based paint disclosure.':
        'Las casas construidas antes de 1978 requieren la declaración de pintura con plomo.',
      'The home is in the area where soil may hold lead, which needs the soil addendum.':
        'La casa está en la zona donde el suelo puede contener plomo, y requiere el anexo sobre el suelo.',
      'Check whether the home is in the area where soil may hold lead: its location isn’t known here.':
        'Compruebe si la casa está en la zona donde el suelo puede contener plomo: aquí no se conoce su ubicación.',
      'The home is in an SID: the buyer gets its latest statement and acknowledges it (Neb. Rev. Stat. 31-727.03).':
        'La casa está en un SID: el comprador recibe su estado más reciente y confirma que lo recibió (Neb. Rev. Stat. 31-727.03).',
    };

/** A label of offers in the reader’s language. */
export const offerLabel = wordsIn(offerLabelsInSpanish);
