export const practicalGuidance = {
  ready: 'Guía',
  comingSoon: 'Próximamente',
  readGuide: 'Leer la guía',
  minutes: '{n} min',
  notAdvice:
    'No es asesoramiento financiero. Algunos países prohíben bitcoin. Usa solo dinero que puedas permitirte perder.',
};
