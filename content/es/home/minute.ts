/** What Bitcoin is, in three drawn panels. */
export const minute = {
  title: '¿Qué es Bitcoin, en un minuto?',
  lede: 'Dinero de internet que no maneja ningún banco ni ningún gobierno.',
  panels: {
    list: {
      title: 'Una lista pública',
      text: 'Bitcoin es una lista de pagos. Cualquiera puede guardar una copia y revisarla.',
    },
    key: {
      title: 'Una clave, no un banco',
      text: 'Firmas cada pago con una clave secreta. Ningún banco tiene que dar permiso. Si pierdes la clave, nadie puede ayudarte.',
    },
    limit: {
      title: 'Un límite en las reglas',
      text: 'La cantidad de monedas se detiene cerca de los 21 millones. El precio no tiene una regla así: puede perder la mitad de su valor, o más, en un año.',
    },
  },
  /** Label of the line in the third drawing. */
  limitLabel: '21 millones',
  guide: 'Leer la guía',
  lesson: 'Hacer la primera lección',
  /** Leads to the chain of exhibit 7. */
  cheat: 'Intenta hacer trampa',
};
