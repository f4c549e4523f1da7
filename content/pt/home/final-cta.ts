export const finalCta = {
  lesson: 'Fazer a primeira lição',
  guide: 'Sua primeira carteira de Bitcoin',
  minutes: 'A lição leva {lesson} minutos, e o guia,\u00a0{guide}. Sem conta, sem compra.',
  /** After the cents that are left. */
  coin: 'é o que restava do dólar de 1971 em maio de 2025.',
  /** Beside the buttons, around a percentage that is a link to its source. */
  bitcoin: {
    before: 'O bitcoin perdeu',
    after: 'do pico de 2021 ao ponto mais baixo de 2022, e mais ainda em três quedas anteriores.',
  },
  sourceLink: 'Fonte e ressalvas',
};
