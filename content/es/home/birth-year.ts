/** The ticket of the introduction. Numbers in braces are computed from the price index. */
export const birthYear = {
  kind: 'Un dólar, solo ida',
  number: 'N.º {year}',
  label: '¿En qué año naciste?',
  hint: 'Cualquier año de {min} a {max}.',
  placeholder: 'Tu año',
  /** Stamped on the ticket until a year is typed. */
  example: 'Ejemplo',
  /** Stamped on the ticket of the reader's year, as on one for a museum. */
  valid: 'Válido',
  /** Stamped on the ticket of a year that has none. */
  void: 'Sin boleto',
  /** The month of the price level, which the Time Machine uses for {base}, too. */
  to: 'Mayo de 2025',
  lost: '−{percent}',
  left: 'quedan {cents}¢',
  sentence:
    'Un dólar guardado en un cajón desde {year} había perdido, en mayo de 2025, el {lost} de lo que podía comprar.',
  /** Prices a year, so that two spans of different length can be compared. */
  baseline:
    'En ese tiempo los precios subieron un {yearly} al año, y un {yearlyBefore} al año en los {span} años hasta 1971 (un dólar perdió el {baseline}).',
  /** For a life longer than the index before 1971. */
  baselineAll:
    'En ese tiempo los precios subieron un {yearly} al año, y un {yearlyBefore} al año desde {from}, cuando empieza el índice, hasta 1971 (un dólar perdió el {baseline}). Los dos periodos se superponen.',
  /** Opens the formula. */
  how: 'Cómo se calcula',
  caveat: 'El efectivo no rinde nada. Muchas cuentas de ahorros pagaban intereses, y los salarios también subieron.',
  formula:
    '100¢ × {source} ÷ {target} = {cents}¢. Índice de precios al consumidor de Estados Unidos: promedio de {year}, nivel de mayo de 2025.',
  source: 'Fuente y salvedades',
  /** What a screen reader says for the two ends of the journey. */
  route: 'De {year} a mayo de 2025',
  errors: {
    notAYear: 'Eso no es un año. Escríbelo con cuatro cifras, por ejemplo {example}.',
    tooEarly: 'Nuestro índice de precios empieza en {min}, así que no hay boleto para un año anterior.',
    tooLate: 'Nuestro nivel de precios es el de mayo de 2025, así que el último año con boleto es {max}.',
  },
  copyLink: 'Copiar el enlace',
  /** Only where the browser can pass a text to another app. */
  send: 'Enviar mi boleto',
  sendFailed: 'El navegador no abrió su lista de apps. Puedes copiar el enlace.',
  picture: {
    title: 'Desde que nací',
    draw: 'Hacer una imagen',
    save: 'Guardar la imagen',
    note: 'La imagen se dibuja en tu navegador. No se envía ni se guarda nada.',
    failed: 'No se pudo dibujar la imagen. Revisa la conexión y presiona otra vez.',
    sentence:
      'Lo que perdió un dólar en un cajón, sin intereses, de {year} a mayo de 2025. Los salarios también subieron.',
    source: 'Índice de precios al consumidor de Estados Unidos, Oficina de Estadísticas Laborales',
  },
};
