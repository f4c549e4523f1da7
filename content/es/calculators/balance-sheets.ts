export const balanceSheets = {
  title: 'Tres bancos sobre dos pilares',
  unit: 'Todo en miles de dólares. Cada vez que presionas se mueven 10.',
  people: 'Dinero que tiene la gente',
  peopleNote: 'Depósitos y billetes',
  central: 'Dinero del banco central',
  centralNote: 'Reservas y billetes',
  change: { more: '+{amount} con este paso', less: '−{amount} con este paso', same: 'no cambia con este paso' },
  /** The sums in one line on a phone. */
  short: {
    people: 'Tiene la gente',
    central: 'Banco central',
    change: { more: '+{amount}', less: '−{amount}', same: 'como antes' },
  },
  banks: { north: 'Banco Norte', south: 'Banco Sur', central: 'Banco central' },
  owns: 'Tiene',
  owes: 'Debe',
  accounts: {
    reserves: 'Reservas',
    bonds: 'Bonos',
    loans: 'Préstamos',
    deposits: 'Depósitos',
    capital: 'Dueños',
    notes: 'Billetes',
  },
  account: '{name} {amount}',
  total: 'Total {amount}',
  drawing: '{bank}. Tiene: {owned}. Debe: {owed}. Cada lado suma {total}.',
  group: 'Qué puede pasar: {bank}',
  steps: {
    loan: 'Prestar 10 a un panadero',
    payment: 'Un cliente paga 10 al Banco Sur',
    repayment: 'Alguien devuelve un préstamo de 10',
    cash: 'Un cliente retira 10 en efectivo',
    'bank-bond': 'Comprar un bono al Banco Norte',
    'saver-bond': 'Comprar un bono a un ahorrador',
  },
  /** Above the steps of the central bank, which are closed until the reader presses it. */
  further: 'Ve más lejos: el banco central compra un bono',
  says: {
    loan: 'El Banco Norte escribió dos líneas: el panadero debe 10, y el panadero tiene un depósito de 10. Nadie más tiene menos.',
    payment:
      'El depósito pasó al Banco Sur. El Banco Norte envió con él 10 en reservas. La gente tiene tanto dinero como antes.',
    repayment: 'La deuda desapareció, y el depósito también. La gente tiene 10 menos.',
    cash: 'Un depósito se convirtió en billetes. El Banco Sur los pagó con reservas. La gente tiene tanto dinero como antes.',
    'bank-bond': 'El Banco Norte cambió un bono por reservas nuevas. Ningún cliente tiene un centavo más.',
    'saver-bond':
      'El ahorrador tiene un depósito nuevo en el Banco Sur, y el Banco Sur tiene reservas nuevas. El ahorrador tiene un bono menos.',
  },
  refusals: {
    capital:
      'Alto. Los dueños pusieron 10, y con eso el supervisor permite préstamos por 100. Los dueños tienen que traer más dinero, o antes alguien tiene que devolver un préstamo.',
    reserves:
      'Alto. Al Banco Norte no le quedan reservas para enviar. Tiene que pedir prestadas, o venderle un bono al banco central.',
    'no-deposit': 'Ya no queda ningún depósito para eso.',
    'no-loan': 'Ya no queda ningún préstamo por devolver.',
    'no-bond': 'Al Banco Norte no le queda ningún bono para vender.',
    'no-cash-reserves':
      'Alto. Al Banco Sur no le quedan reservas para conseguir billetes. Tiene que vender un bono o pedir prestado al banco central. Si nadie lo ayuda, una corrida puede hundirlo.',
    'no-saver-bond': 'A los ahorradores no les queda ningún bono para vender.',
  },
  tooMany: 'Por hoy basta: {count} pasos. Vuelve atrás o empieza de nuevo.',
  start: 'El comienzo: ningún paso todavía.',
  count: { one: '{count} paso dado', other: '{count} pasos dados' },
  back: 'Un paso atrás',
  again: 'Empezar de nuevo',
  table: 'Los balances en una tabla',
  caption: 'Los tres balances después de estos pasos',
  columns: { bank: 'Banco', account: 'Cuenta', side: 'Lado', amount: 'Monto' },
  formula: [
    'lo que tiene un banco = lo que debe + lo que es de sus dueños',
    'dinero que tiene la gente = depósitos + billetes',
    'dinero del banco central = reservas + billetes',
  ],
  constants: {
    rule: 'Regla del supervisor en este modelo',
    ruleValue: 'préstamos de hasta {times} veces el dinero de los dueños',
    ruleNote:
      'Las reglas de verdad pesan cada préstamo según su riesgo, y exigen también cosas fáciles de vender. Los bancos de verdad se prestan reservas entre sí, o las piden al banco central. Aquí no pueden.',
  },
};
