/**
 * Words of the security checklist. Item ids are kept in readers' browsers (when they ask for it): never rename one.
 * `{…}` marks a value the screen fills in.
 */
export const checklist = {
  title: 'Checklist de segurança',
  intro: 'Marque o que você já fez. A pontuação muda na hora.',
  score: 'Pontuação',
  scoreValue: '{percent}%',
  progress: '{done} de {total} feitas',
  categoryProgress: '{done} de {total} feitas em {category}',
  labels: {
    excellent: 'Excelente',
    good: 'Bom',
    fair: 'Razoável',
    needsWork: 'A melhorar',
  },
  meanings: {
    excellent: 'Restam muito poucas falhas. Marque na agenda uma revisão por ano.',
    good: 'A base é sólida. Escolha na lista a próxima falha.',
    fair: 'Um começo útil. Olhe primeiro as palavras de recuperação e o e-mail.',
    needsWork: 'Todo mundo começa aqui. Três marcas nesta semana já fazem diferença de verdade.',
  },
  reset: 'Recomeçar',
  resetDone: 'Todas as marcas foram apagadas.',
  print: 'Imprimir',
  remember: 'Lembrar minhas marcas neste navegador',
  rememberHelp:
    'Vem desligado: suas marcas somem quando você fecha ou recarrega esta página. Se ligar, elas ficam guardadas só neste navegador. Nunca são enviadas a lugar nenhum. Quem usar este navegador poderá vê-las; por isso, deixe desligado em um computador compartilhado. Desligar de novo apaga as marcas.',
  rememberFailed: 'Este navegador não deixa a página guardar nada; por isso, suas marcas não podem ser mantidas.',
  noScript:
    'Sem JavaScript, a pontuação não é contada. Mesmo assim, você pode ler a lista, marcar os itens e imprimi-la.',
  startHere: 'Comece aqui',
  startTitle: 'Comece aqui: três marcas',
  startNote: 'Estas três fecham as portas mais largas. Cada uma leva ao seu lugar na lista.',
  /** The items of a category, which are folded on phones. */
  actions: 'As {total} ações',
  /** The three items that the end of the guide names. */
  startWith: ['network-strong-login', 'physical-two-places', 'maintenance-test-backup'],
  /** The first words of each of them, which are bold. */
  startBold: ['Proteja o e-mail', 'Guarde duas cópias', 'Teste as palavras'],
  categories: [
    {
      id: 'device-security',
      title: 'Segurança dos aparelhos',
      against: 'Contra celulares perdidos, apps e downloads falsos',
      icon: 'smartphone',
      color: 'indigo',
      items: [
        { id: 'device-automatic-updates', text: 'Ative as atualizações automáticas do celular e do computador.' },
        { id: 'device-screen-lock', text: 'Bloqueie todos os aparelhos com um PIN longo ou uma senha longa.' },
        {
          id: 'device-official-apps',
          text: 'Baixe apps de carteira só por um link do site do próprio fabricante.',
        },
        {
          id: 'device-remove-unused',
          text: 'Remova apps e extensões do navegador que você não usa, mas nunca uma carteira com moedas.',
        },
        {
          id: 'device-hardware-wallet',
          text: 'Guarde em uma carteira física, comprada do fabricante, as economias que doeria perder.',
        },
        {
          id: 'device-check-screen',
          text: 'Compare o endereço e o valor na tela da carteira antes de cada pagamento.',
        },
      ],
    },
    {
      id: 'network-security',
      title: 'Rede e contas',
      against: 'Contra um ladrão no seu e-mail ou nas suas contas',
      icon: 'wifi',
      color: 'lake',
      items: [
        {
          id: 'network-password-manager',
          text: 'Use um gerenciador de senhas, com uma senha diferente para cada conta.',
        },
        {
          id: 'network-strong-login',
          text: 'Proteja o e-mail e o acesso às corretoras com uma chave de acesso, uma chave de segurança ou um app.',
        },
        { id: 'network-carrier-pin', text: 'Peça à operadora um PIN contra mudanças no seu número.' },
        {
          id: 'network-bookmarks',
          text: 'Abra os sites de corretoras e carteiras pelos seus favoritos, nunca por anúncios ou mensagens.',
        },
        { id: 'network-own-devices', text: 'Entre em contas com dinheiro só pelos seus próprios aparelhos.' },
      ],
    },
    {
      id: 'social-engineering',
      title: 'Engenharia social',
      against: 'Contra ligações, cartas e amigos virtuais',
      icon: 'message-circle-warning',
      color: 'plum',
      items: [
        {
          id: 'social-never-share-words',
          text: 'Diga não a todos que pedirem suas palavras de recuperação, sem exceção.',
        },
        {
          id: 'social-call-back',
          text: 'Desligue quando ligarem sobre a sua conta e ligue você mesmo para o número oficial.',
        },
        {
          id: 'social-no-screen-control',
          text: 'Recuse todo pedido para controlar ou compartilhar a sua tela.',
        },
        {
          id: 'social-online-investing',
          text: 'Recuse ajuda para investir vinda de quem você só conhece pela internet.',
        },
        {
          id: 'social-wait-a-day',
          text: 'Espere um dia antes de qualquer pagamento em que outra pessoa insista.',
        },
      ],
    },
    {
      id: 'physical-security',
      title: 'Segurança física',
      against: 'Contra incêndio, perda e olhares curiosos',
      icon: 'house',
      color: 'ochre',
      items: [
        {
          id: 'physical-words-by-hand',
          text: 'Escreva as palavras de recuperação à mão, sem foto, arquivo ou cópia na nuvem.',
        },
        { id: 'physical-two-places', text: 'Guarde duas cópias das palavras em dois lugares seguros e separados.' },
        {
          id: 'physical-fire-water',
          text: 'Proteja ao menos uma cópia do fogo e da água, por exemplo em aço.',
        },
        { id: 'physical-pin-apart', text: 'Guarde o aparelho, o PIN e as palavras separados uns dos outros.' },
        { id: 'physical-stay-quiet', text: 'Não conte quanto você tem, nem na internet nem em casa.' },
      ],
    },
    {
      id: 'regular-maintenance',
      title: 'Manutenção regular',
      against: 'Contra cópias e planos que já não funcionam',
      icon: 'calendar-check',
      color: 'moss',
      items: [
        {
          id: 'maintenance-test-backup',
          text: 'Teste as palavras uma vez por ano, com a verificação do fabricante ou (nunca na Lightning) em um aparelho reserva do mesmo tipo.',
          more: 'Se o teste falhar, envie as moedas para uma carteira nova antes de redefinir o aparelho ou apagar o app.',
        },
        {
          id: 'maintenance-wallet-updates',
          text: 'Atualize o app da carteira e o aparelho pelo site do próprio fabricante.',
        },
        { id: 'maintenance-old-logins', text: 'Remova das suas contas celulares, apps e acessos antigos.' },
        {
          id: 'maintenance-family-letter',
          text: 'Escreva uma carta que diga à família o que existe e onde, sem as palavras.',
        },
        { id: 'maintenance-calendar', text: 'Marque na agenda uma revisão de segurança por ano.' },
      ],
    },
  ],
};
