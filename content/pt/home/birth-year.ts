/** The ticket of the introduction. Numbers in braces are computed from the price index. */
export const birthYear = {
  kind: 'Um dólar, só de ida',
  number: 'Nº {year}',
  label: 'Em que ano você nasceu?',
  hint: 'Qualquer ano de {min} a {max}.',
  placeholder: 'Seu ano',
  /** Stamped on the ticket until a year is typed. */
  example: 'Exemplo',
  /** Stamped on the ticket of the reader's year, as on one for a museum. */
  valid: 'Válido',
  /** Stamped on the ticket of a year that has none. */
  void: 'Sem bilhete',
  /** The month of the price level, which the Time Machine uses for {base}, too. */
  to: 'Maio de 2025',
  lost: '−{percent}',
  left: 'restam {cents}¢',
  sentence: 'Um dólar guardado na gaveta desde {year} tinha perdido, até maio de 2025, {lost} do que podia comprar.',
  /** Prices a year, so that two spans of different length can be compared. */
  baseline:
    'Nesse tempo, os preços subiram {yearly} ao ano. Nos {span} anos até 1971, subiram {yearlyBefore} ao ano (um dólar perdeu {baseline}).',
  /** For a life longer than the index before 1971. */
  baselineAll:
    'Nesse tempo, os preços subiram {yearly} ao ano. De {from}, quando o índice começa, até 1971, subiram {yearlyBefore} ao ano (um dólar perdeu {baseline}). Os dois períodos se sobrepõem.',
  /** Opens the formula. */
  how: 'Como se calcula',
  caveat: 'Dinheiro vivo não rende nada. Muitas contas de poupança pagavam juros, e os salários também subiram.',
  formula:
    '100¢ × {source} ÷ {target} = {cents}¢. Índice de preços ao consumidor dos EUA: média de {year}, nível de maio de 2025.',
  source: 'Fonte e ressalvas',
  /** What a screen reader says for the two ends of the journey. */
  route: 'De {year} a maio de 2025',
  errors: {
    notAYear: 'Isto não é um ano. Escreva os quatro algarismos, por exemplo {example}.',
    tooEarly: 'Nosso índice de preços começa em {min}, por isso não há bilhete para um ano anterior.',
    tooLate: 'Nosso nível de preços é o de maio de 2025, por isso o último ano com bilhete é {max}.',
  },
  copyLink: 'Copiar o link',
  /** Only where the browser can pass a text to another app. */
  send: 'Enviar meu bilhete',
  sendFailed: 'O navegador não abriu a lista de apps. Copie o link em vez disso.',
  picture: {
    title: 'Desde que nasci',
    draw: 'Fazer uma imagem',
    save: 'Salvar a imagem',
    note: 'A imagem é desenhada no seu navegador. Nada é enviado nem guardado.',
    failed: 'Não foi possível desenhar a imagem. Confira a conexão e toque de novo.',
    sentence: 'O que um dólar na gaveta, sem juros, perdeu de {year} a maio de 2025. Os salários também subiram.',
    source: 'Índice de preços ao consumidor dos EUA, Escritório de Estatísticas do Trabalho (BLS)',
  },
};
