/** The page /offline and the notices of every page. */
export const offline = {
  metaTitle: 'Este site sem internet',
  metaDescription:
    'Depois da primeira visita, este site também abre sem internet. Quanto o navegador guarda e como remover isso.',
  title: 'Este site sem internet',
  lede: 'No trem, no avião ou quando a conexão cai: depois da primeira visita, todas as páginas, calculadoras, gráficos e lições continuam abrindo.',
  /** Above the title, at an address that the browser does not keep, while there is no network. */
  notKept: {
    title: 'Esta página não está guardada no navegador',
    text: 'Não há internet neste momento, e o navegador não guarda este endereço. As páginas abaixo estão guardadas e abrem agora.',
    again: 'Tentar de novo',
  },
  how: {
    title: 'O que o navegador guarda',
    paragraphs: [
      'O navegador busca o site aos poucos, enquanto você lê as primeiras páginas. Depois de uma mudança no site, busca só o que é novo.',
      'Com a economia de dados ligada, ou em uma conexão lenta, ele guarda só o que você abre. Vídeos e links para outros sites sempre precisam de internet.',
      'Enquanto há internet, as páginas vêm dela. Se ela estiver muito lenta, você pode ver primeiro a página guardada. Quando há uma mais nova, uma linha na página avisa.',
    ],
    /** Both are counted by the build. */
    amount: 'Ao todo são {sent} pela internet e {stored} no navegador.',
  },
  remove: {
    title: 'Remover',
    text: 'O navegador pode remover tudo por conta própria, quando precisa de espaço ou quando você fica um tempo sem vir. Você pode remover agora. O progresso e o tema ficam.',
    remove: 'Remover o que está guardado',
    keep: 'Guardar o site de novo',
  },
  pages: {
    title: 'Todas as páginas',
    kept: '{n} de {count} páginas estão guardadas no navegador.',
  },
  switchedOff:
    'Esta cópia do site precisa de internet: o dono desligou esta função. O que o navegador tinha guardado dela foi removido.',
  /** In one sentence, for the About page. */
  about:
    'Depois da primeira visita, este site também abre sem internet: o navegador o guarda inteiro, {stored}, e você pode remover isso a qualquer momento.',
  aboutLink: 'O que fica guardado e como remover',
  newVersion: { text: 'Há uma versão nova desta página.', load: 'Carregar' },
  noNetwork: 'Sem internet. O que o navegador guarda deste site continua abrindo; outros sites, não.',
  close: 'Fechar',
};
