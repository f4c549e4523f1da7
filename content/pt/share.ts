export const share = {
  title: 'Conhece alguém que pergunta sobre dinheiro?',
  text: 'Passe a jornada adiante.',
  tweet: 'O que aconteceu com o dinheiro desde 1971, e o que é o Bitcoin. Um passeio pelas evidências:',
  shareOnX: 'Compartilhar no X',
  copyLink: 'Copiar link',
  linkCopied: 'Link copiado',
  copyFailed: 'O navegador não deixou copiar. O link está selecionado abaixo: copie-o de lá.',
  linkField: 'Link deste site',
};
