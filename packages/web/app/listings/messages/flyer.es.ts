export const flyerMessages = {
  flyer: 'Volante',
  backToHome: 'Volver a la casa',
  print: 'Imprimir este volante',
  title: 'Volante: {address} | {firm}',
  yourAgent: 'Su agente: {agent}',
  qrCode: 'Código QR de {address}',
  empty: 'N/D',
  mlsNumber: 'N.º MLS {number}',
  source: 'Fuente: {source}',
  updated: 'Última actualización: {at}',
  notGuaranteed:
    'Se considera confiable, pero no está garantizado. Verifique lo que sea importante para usted.',
} as const;
