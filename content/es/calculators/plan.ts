export const plan = {
  title: 'Un plan en una página',
  intro:
    'Un plan tiene tres cosas: una meta, un límite y lo que te haría cambiar de opinión. Completa lo que quieras y deja el resto. También puedes imprimir la hoja vacía y usar un bolígrafo.',
  sheetTitle: 'Mi plan',
  parts: {
    goal: '1. Para qué',
    limit: '2. El límite',
    mind: '3. Qué me haría cambiar de opinión',
    cushion: '4. El colchón',
    debts: '5. Las deudas, y primero lo aburrido',
    review: '6. Reglas, con quién y cuándo',
  },
  /** Opens the parts after the first three. */
  wholePage: 'La página completa',
  fields: {
    goal: 'Mi meta, y lo que cuesta',
    goalWhen: 'Para cuándo la quiero',
    cushion: 'Mi colchón: cuántos meses, cuánto dinero',
    cushionWhere: 'Dónde está, para tenerlo a mano en un día',
    debts: 'Mis deudas: primero las que ponen en riesgo la casa, la luz o el trabajo, después las más caras',
    boring: 'Las cosas aburridas que hago primero',
    atRisk: 'Lo máximo que pongo en cosas que pueden caer a cero (US$)',
    saved: 'Lo que aparto en un mes (US$)',
    never: 'Lo que nunca hago',
    changeMind: 'Cambiaría de opinión si…',
    askFirst: 'A quién le pregunto antes de un paso grande',
    review: 'Cuándo vuelvo a mirar esto',
  },
  examples: {
    goal: 'Por ejemplo: una guitarra, US$ 300, para junio.',
    goalWhen: '',
    cushion: '',
    cushionWhere: '',
    debts: 'Por ejemplo: US$ 40 a mi hermano. Nada más: bien.',
    boring:
      'Por ejemplo: pagarle a mi hermano. Después, una cuenta de ahorros para la guitarra. Un fondo indexado amplio, solo para dinero que no haga falta en muchos años.',
    atRisk: '',
    saved: '',
    never:
      'Por ejemplo: pedir prestado para comprar; hacerle caso al mensaje de un desconocido; comprar el mismo día en que oigo hablar de algo.',
    changeMind: 'Por ejemplo: me quita el sueño; ya no puedo explicarlo; mi colchón se acabó.',
    askFirst: '',
    review: '',
  },
  loss: {
    title: 'Si todo se perdiera',
    months: {
      one: 'Un mes de ahorro lo reemplaza.',
      other: 'Hacen falta {count} meses de ahorro para reemplazarlo.',
    },
    invalid: 'Escribe los dos montos como números. Lo que apartas tiene que ser más que cero.',
    none: 'Nada en riesgo, nada que reemplazar.',
    years: 'Son {years} años. ¿Sería llevadero?',
    empty: 'Completa los dos campos, y esta línea dirá cuánto tiempo ahorrarías para reemplazarlo: {blank} meses.',
  },
  blank: '______',
  tooLong: {
    one: 'Sobra un carácter para que quepa en una página. No se pierde nada, pero al imprimir puede hacer falta otra página.',
    other:
      'Sobran {count} caracteres para que quepa en una página. No se pierde nada, pero al imprimir puede hacer falta otra página.',
  },
  own: 'Escrito por mí, para mí. No es el asesoramiento financiero de nadie.',
  print: 'Imprimir el plan',
  copy: 'Copiar como texto',
  copyNotices: {
    copied: 'Copiado. Pégalo en una nota o en un mensaje para ti.',
    failed: 'El navegador no permitió copiar. Aquí está el texto para copiarlo a mano:',
    empty: 'Todavía no hay nada escrito.',
  },
  clear: 'Borrar el plan',
  cleared: 'El plan se borró, aquí y en este navegador.',
  clearConfirm: '¿Borrar todo lo que escribiste? No se puede deshacer.',
  clearYes: 'Sí, borrarlo',
  clearNo: 'Conservarlo',
  remember: 'Guardar mi plan en este navegador',
  rememberHelp:
    'Al principio está apagado: el plan desaparece cuando cierras o vuelves a cargar esta página. Si lo activas, se guarda solo en este navegador. Nunca se envía a ninguna parte, y ningún enlace lo contiene. Cualquiera que use este navegador podría leerlo, así que déjalo apagado en una computadora compartida. Si lo apagas otra vez, se borra lo guardado.',
  rememberFailed:
    'Este navegador no deja que la página guarde nada, así que el plan no se puede conservar. Aun así puedes imprimirlo.',
  noScript:
    'Sin JavaScript no se calcula ni se guarda nada. Aun así puedes escribir aquí e imprimir, o imprimir la hoja vacía y usar un bolígrafo.',
  noScriptPrint: 'Mostrar solo la hoja para imprimirla',
};
