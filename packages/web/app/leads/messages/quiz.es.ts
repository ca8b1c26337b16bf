export const quizMessages = {
  title: 'Encuentre a su agente',
  takeQuiz: 'RESPONDER EL CUESTIONARIO',
  questionOf: 'Pregunta {number} de {count}',
  option: '{letter}. {option}',
  seePage: 'Ver la página de {name}',
  choose: 'Elija una opción antes de pasar a la siguiente pregunta.',
  previous: 'Anterior',
  next: 'Siguiente',
  submit: 'Enviar el cuestionario',

  // after it was sent
  thanks: '¡Gracias!',
  assigning: 'Recibimos su cuestionario. Estamos buscando un agente para usted.',
  suggested: 'Agentes que podrían convenirle',
  agentOfFirm: '{name}, {firm}',
  whyNot: '¿Por qué no otra persona?',
  notThese: '{names}: {reason}',
  howItWorks: 'Cómo llegamos a este resultado',
} as const;
