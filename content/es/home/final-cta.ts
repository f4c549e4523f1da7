export const finalCta = {
  lesson: 'Hacer la primera lección',
  guide: 'Tu primera billetera de Bitcoin',
  minutes: 'La lección dura {lesson} minutos y la guía,\u00a0{guide}. No hay que abrir una cuenta ni comprar nada.',
  /** After the cents that are left. */
  coin: 'es lo que quedaba del dólar de 1971 en mayo de 2025.',
  /** Beside the buttons, around a percentage that is a link to its source. */
  bitcoin: {
    before: 'Bitcoin perdió un',
    after: 'desde su máximo de 2021 hasta su mínimo de 2022, y más en tres caídas anteriores.',
  },
  sourceLink: 'Fuente y salvedades',
};
