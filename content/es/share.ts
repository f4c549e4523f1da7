export const share = {
  title: '¿Conoces a alguien que se haga preguntas sobre el dinero?',
  text: 'Comparte el viaje.',
  tweet: 'Qué le pasó al dinero desde 1971 y qué es Bitcoin. Un recorrido por las pruebas:',
  shareOnX: 'Compartir en X',
  copyLink: 'Copiar enlace',
  linkCopied: 'Enlace copiado',
  copyFailed: 'El navegador no nos dejó copiar. El enlace está seleccionado abajo: cópialo desde ahí.',
  linkField: 'Enlace a este sitio',
};
