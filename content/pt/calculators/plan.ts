export const plan = {
  title: 'Um plano em uma página',
  intro:
    'Um plano se faz com três coisas: um objetivo, um limite e o que faria você mudar de ideia. Preencha o que quiser e deixe o resto. Você também pode imprimir a folha em branco e usar uma caneta.',
  sheetTitle: 'Meu plano',
  parts: {
    goal: '1. Para quê',
    limit: '2. O limite',
    mind: '3. O que me faria mudar de ideia',
    cushion: '4. O colchão',
    debts: '5. Dívidas, e primeiro o jeito sem graça',
    review: '6. Regras, quem e quando',
  },
  /** Opens the parts after the first three. */
  wholePage: 'A página inteira',
  fields: {
    goal: 'Meu objetivo, e quanto custa',
    goalWhen: 'Até quando quero chegar lá',
    cushion: 'Meu colchão: quantos meses, quanto',
    cushionWhere: 'Onde ele está, para que eu o alcance em um dia',
    debts: 'Minhas dívidas: primeiro as que põem em risco casa, luz ou trabalho, depois as mais caras',
    boring: 'As coisas sem graça que faço primeiro',
    atRisk: 'O máximo que ponho em coisas que podem cair a zero (US$)',
    saved: 'Quanto guardo por mês (US$)',
    never: 'O que nunca faço',
    changeMind: 'Eu mudaria de ideia se …',
    askFirst: 'A quem pergunto antes de um passo grande',
    review: 'Quando volto a olhar isto',
  },
  examples: {
    goal: 'Por exemplo: um violão, US$ 300, até junho.',
    goalWhen: '',
    cushion: '',
    cushionWhere: '',
    debts: 'Por exemplo: US$ 40 ao meu irmão. Mais nada: ótimo.',
    boring:
      'Por exemplo: pagar o meu irmão. Depois, uma conta de poupança para o violão. Um fundo de índice amplo, só para dinheiro de que não vou precisar por muitos anos.',
    atRisk: '',
    saved: '',
    never:
      'Por exemplo: pegar emprestado para comprar; agir por causa da mensagem de um desconhecido; comprar no dia em que ouço falar da coisa pela primeira vez.',
    changeMind: 'Por exemplo: perco o sono por causa disso; já não sei explicá-lo; meu colchão acabou.',
    askFirst: '',
    review: '',
  },
  loss: {
    title: 'Se tudo isso se perdesse',
    months: {
      one: 'Um mês guardando dinheiro repõe tudo.',
      other: 'São {count} meses guardando dinheiro para repor tudo.',
    },
    invalid: 'Escreva dois valores em números. O que você guarda precisa ser mais que zero.',
    none: 'Nada em risco, nada a repor.',
    years: 'São {years} anos. Daria para aguentar?',
    empty:
      'Preencha os dois campos, e esta linha diz quanto tempo você levaria guardando dinheiro para repor tudo: {blank} meses.',
  },
  blank: '______',
  tooLong: {
    one: 'Passou um caractere do que cabe em uma página. Nada se perde, mas a impressão talvez precise de uma segunda página.',
    other:
      'Passaram {count} caracteres do que cabe em uma página. Nada se perde, mas a impressão talvez precise de uma segunda página.',
  },
  own: 'Escrito por mim, para mim. Não é aconselhamento financeiro de ninguém.',
  print: 'Imprimir o plano',
  copy: 'Copiar como texto',
  copyNotices: {
    copied: 'Copiado. Cole em uma nota, ou em uma mensagem para você mesmo.',
    failed: 'O navegador não deixou copiar. Aqui está o texto para copiar à mão:',
    empty: 'Ainda não há nada preenchido.',
  },
  clear: 'Apagar o plano',
  cleared: 'O plano foi apagado, aqui e neste navegador.',
  clearConfirm: 'Apagar tudo o que você escreveu? Não dá para desfazer.',
  clearYes: 'Sim, apagar',
  clearNo: 'Manter',
  remember: 'Guardar meu plano neste navegador',
  rememberHelp:
    'Vem desligado: o plano some quando você fecha ou recarrega esta página. Se ligar, ele fica guardado só neste navegador. Nunca é enviado a lugar nenhum, e nenhum link o contém. Quem usar este navegador poderia lê-lo; por isso, deixe desligado em um computador compartilhado. Desligar de novo apaga o que estava guardado.',
  rememberFailed:
    'Este navegador não deixa a página guardar nada; por isso, o plano não pode ser mantido. Ainda assim, você pode imprimi-lo.',
  noScript:
    'Sem JavaScript, nada é contado nem guardado. Mesmo assim, você pode escrever aqui e imprimir, ou imprimir a folha em branco e usar uma caneta.',
  noScriptPrint: 'Mostrar só a folha, para imprimir',
};
