export const practicalGuidance = {
  ready: 'Guia',
  comingSoon: 'Em breve',
  readGuide: 'Ler o guia',
  minutes: '{n} min',
  notAdvice:
    'Não é aconselhamento financeiro. Alguns países proíbem o bitcoin. Use só dinheiro que você poderia perder.',
};
