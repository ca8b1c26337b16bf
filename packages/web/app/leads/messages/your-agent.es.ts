export const yourAgentMessages = {
  yourAgents: '{count, plural, one {Su agente} other {Sus agentes}}',
  agentOfFirm: '{name}, {firm}',
  contact: 'Contactar<unseen> a {name}</unseen>',
  profile: 'Perfil<unseen> de {name}</unseen>',
  noAgentYet:
    'Todavía no tiene un agente. <tour>Pida una visita</tour> o escríbanos, y {firm} le presentará a uno.',
} as const;
