import type { GlossaryEntry } from '../en/glossary';

// Every <Term> in a guide resolves here, in the order of the English file.
export const glossary: GlossaryEntry[] = [
  {
    id: 'address',
    term: 'Dirección',
    definition:
      'Una serie de letras y números que dice adónde debe ir un pago en bitcoin. Lleva dentro la condición para gastar las monedas. Una billetera puede crear una nueva para cada pago.',
    see: '/guides/bitcoin-addresses',
  },
  {
    id: 'allowlist',
    term: 'Lista de direcciones autorizadas',
    definition:
      'La lista de direcciones a las que una cuenta puede hacer retiros. Una dirección nueva solo queda activa tras una espera. Así, un ladrón que entra en la cuenta no puede vaciarla de inmediato.',
    see: '/guides/selling-bitcoin',
  },
  {
    id: 'asic',
    term: 'ASIC',
    definition:
      'Un chip hecho para una sola tarea. Un ASIC de Bitcoin solo calcula el hash que necesita la minería, y lo hace mucho más rápido y con menos electricidad que una computadora común.',
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'bailout',
    term: 'Rescate',
    definition:
      'Ayuda con dinero público o con garantías para una empresa que sin ella quebraría, casi siempre un banco. Quienes lo defienden dicen que protege los ahorros y los empleos. Quienes lo critican dicen que premia a los que tomaron el riesgo.',
  },
  {
    id: 'barter',
    term: 'Trueque',
    definition:
      'Cambiar unas cosas por otras, sin dinero. Hacen falta dos personas que quieran cada una lo que tiene la otra, al mismo tiempo y en cantidades que encajen.',
  },
  {
    id: 'bech32',
    term: 'Bech32',
    definition:
      'Una manera de escribir las direcciones SegWit, que empiezan con bc1. Usa 32 caracteres y una comprobación interna que detecta errores al escribir. Las direcciones Taproot usan una versión corregida que se llama bech32m.',
    see: '/guides/bitcoin-addresses',
  },
  {
    id: 'bip21',
    term: 'BIP 21',
    definition:
      'Un estándar para enlaces de pago y códigos QR que empiezan con «bitcoin:». Un solo código puede llevar una dirección, un monto y una nota. BIP 321 es su sustituto más reciente.',
    see: '/guides/using-bitcoin-payments',
  },
  {
    id: 'bip39',
    term: 'BIP 39',
    definition:
      'El estándar que convierte el secreto de una billetera en 12 a 24 palabras de una lista fija de 2048. La última palabra contiene una comprobación que detecta la mayoría de los errores.',
    see: '/guides/seed-phrases',
  },
  {
    id: 'bitcoin',
    term: 'Bitcoin',
    definition:
      'Una red pública y un conjunto de reglas para enviar valor por internet sin un operador central. Con minúscula, bitcoin es la unidad que se envía. Un bitcoin tiene 100 millones de satoshis.',
    see: '/guides/what-is-bitcoin',
  },
  {
    id: 'block',
    term: 'Bloque',
    definition:
      'Un grupo de transacciones que un minero agrega al registro. Cada bloque apunta al anterior, y llega uno nuevo cada diez minutos, más o menos, en promedio.',
    see: '/guides/what-is-bitcoin',
  },
  {
    id: 'block-subsidy',
    term: 'Subsidio de bloque',
    definition:
      'Los bitcoins nuevos que un minero puede crear en cada bloque, además de las comisiones. Desde abril de 2024 son 3.125 bitcoins, y se reducen a la mitad cada 210 000 bloques.',
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'blockchain',
    term: 'Cadena de bloques',
    definition:
      'Un registro hecho de bloques en orden, en el que cada bloque contiene una huella del anterior. Cambiar una anotación vieja cambiaría todas las huellas que siguen, así que todos los nodos lo notarían.',
    see: '/guides/what-is-bitcoin',
  },
  {
    id: 'bond',
    term: 'Bono',
    definition:
      'Un préstamo repartido en papeles: un Estado o una empresa promete devolver una suma en una fecha y pagar intereses hasta entonces. El papel se puede vender a otra persona. Si los precios suben más rápido de lo esperado, el dinero que vuelve compra menos.',
    see: '/guides/why-bitcoin-matters-now',
  },
  {
    id: 'cantillon-effect',
    term: 'Efecto Cantillon',
    definition:
      'El dinero nuevo llega a unas personas antes que a otras. Quienes lo reciben primero todavía compran a los precios viejos; quienes lo reciben al final pagan los nuevos. Lleva el nombre del banquero Richard Cantillon, que lo describió en el siglo XVIII.',
  },
  {
    id: 'central-bank',
    term: 'Banco central',
    definition:
      'El banco de los bancos y, por lo general, el del Estado. Emite los billetes, lleva las cuentas con las que los bancos se pagan entre sí y orienta los préstamos con la tasa de interés que fija. El de Estados Unidos es la Reserva Federal.',
    see: '/guides/why-bitcoin-matters-now',
  },
  {
    id: 'change-output',
    term: 'Salida de cambio',
    definition:
      'La parte de un pago que regresa a quien lo envía, como el cambio en una tienda. Las monedas se gastan enteras, así que la billetera envía lo que sobra a una nueva dirección propia.',
    see: '/guides/send-receive-bitcoin',
  },
  {
    id: 'channel',
    term: 'Canal',
    definition:
      'Un saldo compartido entre dos nodos de Lightning, que se abre y se cierra con una transacción en la cadena. Mientras tanto, los dos pueden actualizar el saldo cuantas veces quieran sin escribir en la cadena de bloques.',
    see: '/guides/lightning-basics',
  },
  {
    id: 'checksum',
    term: 'Suma de verificación',
    definition:
      'Unos pocos signos que se calculan a partir de todos los demás. Si un descuido cambia alguno, ya no coinciden, y el software puede avisar. Detecta la mayoría de los descuidos, pero no todos.',
    see: '/guides/seed-phrases',
  },
  {
    id: 'coin-control',
    term: 'Control de monedas',
    definition:
      'Una función de la billetera que muestra tus monedas una por una. Te deja elegir cuáles gastar, o bloquear algunas. Así no se mezclan monedas que no conviene relacionar.',
    see: '/guides/bitcoin-addresses',
  },
  {
    id: 'cold-storage',
    term: 'Almacenamiento en frío',
    definition:
      'Guardar las claves privadas lejos de internet, en un dispositivo o un soporte hecho para eso. Protege contra el robo a distancia, pero también necesita una buena copia de seguridad.',
    see: '/guides/hardware-wallets',
  },
  {
    id: 'commodity-money',
    term: 'Dinero mercancía',
    definition:
      'Dinero hecho de algo que la gente también quiere por sí mismo, como la sal, el tabaco o el oro. Su valor no depende de una promesa, pero hay que encontrarlo, guardarlo y transportarlo.',
  },
  {
    id: 'confirmation',
    term: 'Confirmación',
    definition:
      'Una transacción tiene una confirmación cuando está en un bloque, y una más por cada bloque que se agrega encima. Cuantas más tiene, más difícil y costoso es revertirla.',
    see: '/guides/send-receive-bitcoin',
  },
  {
    id: 'convertibility',
    term: 'Convertibilidad',
    definition:
      'La promesa de que un billete se puede cambiar a una tasa fija por otra cosa, por lo general oro o plata. Un gobierno puede suspender la promesa, y en las guerras los gobiernos lo hicieron muchas veces.',
  },
  {
    id: 'cost-basis',
    term: 'Costo de adquisición',
    definition:
      'Lo que pagaste por una moneda, comisiones incluidas. Las oficinas de impuestos lo restan de lo que recibes en una venta para calcular la ganancia.',
    see: '/guides/selling-bitcoin',
  },
  {
    id: 'cpfp',
    term: 'CPFP',
    definition:
      'Siglas inglesas de «el hijo paga por el padre». Si un pago está atascado, quien lo recibe o quien lo envía gasta una de sus salidas en una transacción nueva con una comisión alta. Así los mineros ganan si confirman las dos juntas.',
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'cpi',
    term: 'IPC',
    definition:
      'El índice de precios al consumidor (CPI en inglés). Una oficina de estadística sigue el precio de una canasta de bienes y servicios. El cambio de este índice es la medida de la inflación que más se cita.',
    see: '/guides/why-bitcoin-matters-now',
  },
  {
    id: 'custodial',
    term: 'Con custodia',
    definition:
      'Un servicio es con custodia cuando una empresa guarda las claves privadas por ti. Tú ves un saldo, y dependes de que la empresa te lo pague.',
    see: '/guides/first-wallet',
  },
  {
    id: 'debasement',
    term: 'Envilecimiento de la moneda',
    definition:
      'Poner menos plata u oro en una moneda sin cambiar el valor que lleva marcado. La casa de moneda puede entonces acuñar más monedas con el mismo metal.',
  },
  {
    id: 'derivation-path',
    term: 'Ruta de derivación',
    definition:
      "La rama del árbol de claves de una billetera de la que salen sus direcciones, escrita como m/84'/0'/0'. Las mismas palabras muestran otras direcciones en otra rama.",
    see: '/guides/seed-phrases',
  },
  {
    id: 'devaluation',
    term: 'Devaluación',
    definition:
      'La decisión de bajar el valor oficial de una moneda frente al oro o frente a otras monedas. Lo que viene del extranjero se encarece, y lo que se vende afuera se abarata para quien compra allá.',
  },
  {
    id: 'difficulty',
    term: 'Dificultad',
    definition:
      'Un número que dice qué tan difícil es encontrar un bloque válido. La red lo ajusta cada 2016 bloques para que los bloques sigan llegando cada diez minutos, más o menos.',
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'diversification',
    term: 'Diversificación',
    definition:
      'Repartir los ahorros entre cosas que no caen todas al mismo tiempo. Hace menos probable perderlo todo, pero no descarta las pérdidas, y también rebaja el mejor resultado.',
  },
  {
    id: 'dollar-cost-averaging',
    term: 'Compras periódicas (DCA)',
    definition:
      'Comprar por la misma cantidad de dinero cada cierto tiempo, sea cual sea el precio. Reparte el riesgo de elegir un mal momento y no evita las pérdidas. DCA son las siglas de su nombre en inglés.',
    see: '/guides/dollar-cost-averaging',
  },
  {
    id: 'dollarization',
    term: 'Dolarización',
    definition:
      'El uso del dinero de otro país en lugar del propio, casi siempre dólares de Estados Unidos. Los precios se vuelven más estables, y el país deja de decidir sobre su dinero.',
  },
  {
    id: 'double-spend',
    term: 'Doble gasto',
    definition:
      'Un intento de gastar dos veces las mismas monedas. De dos transacciones que se contradicen, los nodos de Bitcoin solo aceptan una en la cadena. Por eso quien recibe espera confirmaciones.',
    see: '/guides/what-is-bitcoin',
  },
  {
    id: 'drawdown',
    term: 'Caída desde el máximo',
    definition:
      'Lo que baja un precio desde un máximo hasta un mínimo posterior, en por ciento. Después de una caída de 50 % hace falta una subida de 100 % para volver al máximo.',
    see: '/guides/dollar-cost-averaging',
  },
  {
    id: 'dust',
    term: 'Polvo',
    definition:
      'Una salida tan pequeña que gastarla costaría en comisiones más de lo que vale, o casi. Con su configuración predeterminada, los nodos se niegan a retransmitir pagos que crean salidas por debajo de un límite de polvo.',
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'dusting',
    term: 'Ataque de polvo',
    definition:
      'Enviar cantidades mínimas a direcciones de desconocidos. Si quien recibe la migaja la gasta después junto con otras monedas, se pueden relacionar sus direcciones.',
    see: '/guides/bitcoin-addresses',
  },
  {
    id: 'emergency-fund',
    term: 'Fondo de emergencia',
    definition:
      'Dinero a la mano para los días malos, como un empleo perdido o un diente roto. Una regla práctica habitual es tener de tres a seis meses de gastos. Su lugar está donde el valor no da saltos.',
  },
  {
    id: 'exchange',
    term: 'Plataforma de intercambio',
    definition:
      'Un mercado donde la gente cambia bitcoin por otro dinero; en inglés, exchange. La mayoría de estas plataformas son con custodia y piden identificación.',
    see: '/guides/strike-vs-other-platforms',
  },
  {
    id: 'fiat',
    term: 'Dinero fiat',
    definition:
      'Dinero que no está respaldado por una mercancía como el oro; también se llama dinero fiduciario. Los bancos centrales emiten los billetes, y los bancos comerciales crean la mayor parte del resto cuando prestan. El dólar, el euro y el yen son dinero fiat.',
    see: '/guides/time-preference',
  },
  {
    id: 'fork',
    term: 'Bifurcación',
    definition:
      'Una división de la cadena o de las reglas; en inglés, fork. Las divisiones cortas ocurren por azar y se resuelven solas. Si hay personas que siguen para siempre reglas distintas, puede surgir otra moneda.',
    see: '/guides/what-is-bitcoin',
  },
  {
    id: 'full-node',
    term: 'Nodo completo',
    definition:
      'Una computadora que descarga todos los bloques y comprueba por sí misma cada transacción según las reglas de Bitcoin. No tiene que minar, y cualquiera puede tener uno.',
    see: '/guides/running-a-node',
  },
  {
    id: 'functions-of-money',
    term: 'Funciones del dinero',
    definition:
      'Las tres tareas del dinero: pagar, ahorrar y comparar. Sus nombres son medio de cambio, reserva de valor y unidad de cuenta.',
  },
  {
    id: 'gap-limit',
    term: 'Límite de búsqueda',
    definition:
      'Cuántas direcciones seguidas sin usar revisa una billetera antes de dejar de buscar pagos, muchas veces 20; en inglés, gap limit. Si es demasiado pequeño, una billetera restaurada puede parecer vacía.',
    see: '/guides/seed-phrases',
  },
  {
    id: 'gold-standard',
    term: 'Patrón oro',
    definition:
      'Un sistema en el que la moneda equivale a un peso fijo de oro y se puede cambiar por él. Limita cuánto dinero puede emitir un Estado, y también lo que puede hacer en una crisis.',
  },
  {
    id: 'greshams-law',
    term: 'Ley de Gresham',
    definition:
      'El dinero malo desplaza al bueno. Si dos monedas deben aceptarse por el mismo valor, la gente gasta la peor y se guarda la mejor.',
  },
  {
    id: 'halving',
    term: 'Halving',
    definition:
      'El momento en que el subsidio de bloque se reduce a la mitad. Ocurre cada 210 000 bloques, es decir, cada cuatro años, más o menos.',
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'hardware-wallet',
    term: 'Billetera física',
    definition:
      'Un pequeño dispositivo que guarda las claves privadas fuera de la computadora y del teléfono; en inglés, hardware wallet. Firma los pagos por dentro, y tú los revisas en su propia pantalla. Si se pierde o te lo roban, mueve las monedas de inmediato.',
    see: '/guides/hardware-wallets',
  },
  {
    id: 'hash',
    term: 'Hash',
    definition:
      'Una huella corta de cualquier dato. El mismo dato da siempre el mismo hash, un cambio mínimo da otro completamente distinto, y nadie conoce una manera práctica de recorrer el camino al revés. La minería de Bitcoin usa SHA-256.',
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'hash-rate',
    term: 'Tasa de hash',
    definition:
      'Cuántos intentos hace cada segundo un minero, o toda la red; en inglés, hash rate. El total de la red se estima a partir de la dificultad y del ritmo de los bloques, porque no se puede medir directamente.',
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'hot-wallet',
    term: 'Billetera caliente',
    definition:
      'Una billetera con las claves en un dispositivo que se conecta a internet, como un teléfono. Es cómoda para sumas pequeñas y más fácil de atacar que el almacenamiento en frío.',
    see: '/guides/hardware-wallets',
  },
  {
    id: 'hyperinflation',
    term: 'Hiperinflación',
    definition:
      'Una subida muy rápida de los precios; según el límite habitual, de más de 50 % en un mes. El economista Phillip Cagan trazó ese límite en 1956.',
  },
  {
    id: 'inbound-liquidity',
    term: 'Liquidez entrante',
    definition:
      'La cantidad que tus canales de Lightning todavía pueden recibir. Es la parte del saldo del canal que está del otro lado.',
    see: '/guides/lightning-basics',
  },
  {
    id: 'inflation',
    term: 'Inflación',
    definition:
      'Una subida general de los precios, de modo que el mismo dinero compra menos. La palabra se usa también para el aumento de la cantidad de dinero, que es otra medida.',
    see: '/guides/why-bitcoin-matters-now',
  },
  {
    id: 'initial-block-download',
    term: 'Descarga inicial de bloques',
    definition:
      'La primera sincronización de un nodo: baja todos los bloques desde 2009 y los comprueba. Tarda de horas a días.',
    see: '/guides/running-a-node',
  },
  {
    id: 'interest',
    term: 'Interés',
    definition:
      'El precio de un préstamo, en por ciento de la suma, casi siempre por un año. Lo paga quien pide prestado, y lo recibe quien presta o ahorra. Si los precios suben más rápido que el interés, quien presta recibe menos de lo que prestó, contado en cosas.',
    see: '/guides/time-preference',
  },
  {
    id: 'invoice',
    term: 'Factura',
    definition:
      'Una petición de pago. Una factura de Lightning es un código, que muchas veces empieza con lnbc. Por lo general indica el monto, indica quién recibe, se puede pagar una vez y vence.',
    see: '/guides/lightning-basics',
  },
  {
    id: 'kyc',
    term: 'KYC',
    definition:
      'Siglas inglesas de «conoce a tu cliente». La ley obliga a muchas empresas financieras a comprobar quiénes son sus clientes, por lo general con un documento de identidad y un domicilio.',
    see: '/guides/strike-vs-other-platforms',
  },
  {
    id: 'lightning',
    term: 'Lightning',
    definition:
      'Una red de canales de pago construida sobre Bitcoin. Hace que los pagos pequeños sean rápidos y por lo general baratos, porque la mayoría nunca toca la cadena de bloques.',
    see: '/guides/lightning-basics',
  },
  {
    id: 'lump-sum',
    term: 'Compra única',
    definition: 'Usar toda la suma en una sola compra, en vez de repartirla en el tiempo.',
    see: '/guides/dollar-cost-averaging',
  },
  {
    id: 'm2',
    term: 'M2',
    definition:
      'Una medida de la cantidad de dinero. En Estados Unidos cuenta el efectivo, los depósitos en cuentas corrientes y de ahorro, los depósitos a plazo pequeños y los fondos del mercado monetario para particulares.',
    see: '/guides/why-bitcoin-matters-now',
  },
  {
    id: 'mempool',
    term: 'Mempool',
    definition:
      'La sala de espera de las transacciones que todavía no están en un bloque. Cada nodo tiene la suya, así que no hay una única mempool oficial.',
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'miner',
    term: 'Minero',
    definition:
      'Una persona o una empresa que junta transacciones en bloques y usa máquinas para encontrar uno válido. Quien lo encuentra gana el subsidio de bloque y las comisiones.',
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'mining-pool',
    term: 'Pool de minería',
    definition:
      'Un grupo de mineros que trabajan juntos y se reparten las recompensas según el trabajo de cada uno. Los mineros pequeños cobran un poco a menudo, en vez de mucho casi nunca.',
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'mint',
    term: 'Casa de moneda',
    definition:
      'El lugar donde se hacen las monedas. Si pone menos plata u oro en cada moneda del mismo nombre, puede acuñar más: eso es el envilecimiento de la moneda.',
  },
  {
    id: 'money-supply',
    term: 'Cantidad de dinero',
    definition:
      'Cuánto dinero hay en una economía. Se cuenta de varias maneras: desde solo el efectivo hasta el efectivo con las cuentas bancarias y los ahorros, como M2.',
  },
  {
    id: 'mortgage',
    term: 'Hipoteca',
    definition:
      'Un préstamo con una casa o un terreno como garantía. Si quien lo pidió no puede pagar, quien prestó puede hacer que se venda la propiedad. La inflación aligera esa deuda si el interés es fijo, y si los precios bajan, pesa más.',
  },
  {
    id: 'multisig',
    term: 'Multifirma',
    definition:
      'Una billetera que necesita la firma de varias claves, por ejemplo dos de tres. Con ese par de números, una clave perdida o robada no basta para perder las monedas, siempre que se guarde también la descripción de la billetera.',
    see: '/guides/hardware-wallets',
  },
  {
    id: 'nominal-and-real',
    term: 'Valor nominal y valor real',
    definition:
      'El valor nominal cuenta unidades de dinero, y el valor real dice qué se compra con ellas. Si el salario sube 3 % y los precios suben 5 %, el salario nominal aumenta y el salario real baja.',
  },
  {
    id: 'on-chain',
    term: 'En la cadena',
    definition:
      'Anotado en un bloque de la cadena de Bitcoin; en inglés, on-chain. Los pagos en la cadena pagan una comisión de red y esperan confirmaciones.',
    see: '/guides/send-receive-bitcoin',
  },
  {
    id: 'paper-money',
    term: 'Papel moneda',
    definition:
      'Dinero en forma de billetes. Algunos billetes eran recibos por monedas o metal; otros son dinero porque un Estado lo dice y la gente los acepta.',
  },
  {
    id: 'passphrase',
    term: 'Passphrase',
    definition:
      'Una contraseña adicional y opcional que se agrega a una frase semilla. Cada passphrase distinta abre una billetera distinta. Por eso, un error al escribirla muestra una billetera vacía y ningún mensaje de error.',
    see: '/guides/seed-phrases',
  },
  {
    id: 'phishing',
    term: 'Phishing',
    definition:
      'Un engaño para que entregues secretos o dinero a quien se hace pasar por una empresa o una persona de confianza; también se llama suplantación. Muchas veces llega con un correo, un sitio o una llamada falsos.',
    see: '/guides/bitcoin-common-mistakes',
  },
  {
    id: 'price-controls',
    term: 'Control de precios',
    definition:
      'Límites que un Estado pone a los precios. Quienes lo defienden ven en él una protección en una emergencia. Si el límite está por debajo de lo que pedirían los vendedores, los estantes suelen vaciarse y los productos pasan al mercado negro.',
  },
  {
    id: 'private-key',
    term: 'Clave privada',
    definition:
      'Un número secreto con el que se firma el gasto de ciertas monedas. Quien lo conoce puede moverlas, y nadie puede restablecerlo.',
    see: '/guides/first-wallet',
  },
  {
    id: 'proof-of-reserves',
    term: 'Prueba de reservas',
    definition:
      'Datos que muestran que una empresa controla ciertas monedas en un momento dado. No es una auditoría, y puede omitir deudas o monedas prestadas.',
    see: '/guides/strike-vs-other-platforms',
  },
  {
    id: 'proof-of-work',
    term: 'Prueba de trabajo',
    definition:
      'Un resultado que exige muchos cálculos para encontrarlo y casi ninguno para comprobarlo. Bitcoin la usa para decidir quién agrega el siguiente bloque y para que reescribir la historia salga caro.',
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'pruned-node',
    term: 'Nodo podado',
    definition:
      'Un nodo que comprueba todos los bloques, igual que uno completo, y después borra los viejos para ahorrar espacio en el disco.',
    see: '/guides/running-a-node',
  },
  {
    id: 'public-key',
    term: 'Clave pública',
    definition:
      'Un número que se calcula a partir de una clave privada y permite a cualquiera comprobar una firma. Se puede compartir, y hoy nadie conoce una manera práctica de obtener de ella la clave privada.',
    see: '/guides/bitcoin-addresses',
  },
  {
    id: 'purchasing-power',
    term: 'Poder adquisitivo',
    definition:
      'Lo que se puede comprar con una cantidad de dinero. Cuando los precios suben, baja el poder adquisitivo de un dólar guardado en efectivo.',
    see: '/guides/why-bitcoin-matters-now',
  },
  {
    id: 'rbf',
    term: 'RBF',
    definition:
      'Siglas inglesas de «reemplazo por comisión»: quien envía cambia una transacción sin confirmar por otra versión con una comisión más alta, para que se confirme antes.',
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'redenomination',
    term: 'Redenominación',
    definition:
      'Reemplazar una moneda por otra con menos ceros. Las cuentas se vuelven más fáciles. Por sí sola no frena la subida de los precios.',
  },
  {
    id: 'remittance',
    term: 'Remesa',
    definition:
      'El dinero que las personas que trabajan en el extranjero envían a su familia. Las comisiones y las demoras pueden ser grandes.',
    see: '/guides/why-bitcoin-matters-now',
  },
  {
    id: 'reserve-currency',
    term: 'Moneda de reserva',
    definition:
      'Una moneda que guardan los bancos centrales de otros países y en la que se fijan muchos precios del comercio mundial. Hoy la principal es el dólar de Estados Unidos.',
  },
  {
    id: 'reserves',
    term: 'Reservas',
    definition:
      'El dinero de los bancos: lo que tienen en sus cuentas del banco central, muchas veces contado junto con el efectivo de sus bóvedas. Con él se pagan entre sí. La palabra se usa también para el oro y el dinero extranjero de un país.',
  },
  {
    id: 'satoshi',
    term: 'Satoshi',
    definition:
      'La unidad más pequeña que anota el registro de Bitcoin: la cienmillonésima parte de un bitcoin, que muchas veces se abrevia «sat». Lleva el nombre de Satoshi Nakamoto, autor desconocido de Bitcoin.',
    see: '/guides/what-is-bitcoin',
  },
  {
    id: 'sat-per-vbyte',
    term: 'Satoshis por byte virtual',
    definition:
      'La unidad de una tarifa, escrita sat/vB. Si la multiplicas por el tamaño virtual de una transacción, obtienes la comisión.',
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'scam',
    term: 'Estafa',
    definition:
      'Un fraude en el que la víctima entrega dinero o claves porque cree una historia falsa. Señales típicas son una ganancia prometida, la prisa y un desconocido que quiere ayudar.',
    see: '/guides/bitcoin-common-mistakes',
  },
  {
    id: 'scarcity',
    term: 'Escasez',
    definition:
      'Hay menos de una cosa de lo que la gente quisiera tener. El buen dinero la necesita: lo que cualquiera puede fabricar o recoger cuando quiere no conserva su valor.',
  },
  {
    id: 'seed-phrase',
    term: 'Frase semilla',
    definition:
      'Una lista secreta de palabras, por lo general 12 o 24, con la que una billetera puede volver a crear sus claves. Cualquiera que lea las palabras puede llevarse las monedas. Si eso pudo haber pasado, muévelas de inmediato a palabras nuevas.',
    see: '/guides/seed-phrases',
  },
  {
    id: 'segwit',
    term: 'SegWit',
    definition:
      'Una mejora de 2017 que pasó las firmas a una parte separada de la transacción y las cuenta con menos peso. Bajó las comisiones y volvió práctica la red Lightning.',
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'self-custody',
    term: 'Autocustodia',
    definition:
      'Tener tus propias claves privadas, de modo que ninguna empresa tiene que darte permiso para gastar. El deber de hacer copias de seguridad también es entonces tuyo.',
    see: '/guides/hardware-wallets',
  },
  {
    id: 'sim-swap',
    term: 'SIM swap',
    definition:
      'Un fraude en el que un ladrón consigue que tu número de teléfono pase a otra tarjeta SIM; también se llama duplicado de la SIM. El ladrón recibe entonces tus mensajes de texto, incluidos los códigos para entrar en tus cuentas.',
    see: '/guides/security-checklist',
  },
  {
    id: 'sound-money',
    term: 'Dinero sólido',
    definition:
      'Un nombre para el dinero cuya cantidad es difícil de aumentar y del que se espera que conserve su valor con el tiempo. Los economistas no están de acuerdo en qué hace sólido al dinero ni en cuánto importa eso.',
    see: '/guides/time-preference',
  },
  {
    id: 'source-of-funds',
    term: 'Origen de los fondos',
    definition:
      'De dónde viene una suma de dinero. Los bancos y las plataformas tienen que preguntarlo, y piden documentos que lo muestren.',
    see: '/guides/selling-bitcoin',
  },
  {
    id: 'spread',
    term: 'Spread',
    definition:
      'La diferencia entre el precio al que puedes comprar y el precio al que puedes vender en un mismo momento. Es un costo, aunque no se muestre ninguna comisión.',
    see: '/guides/strike-vs-other-platforms',
  },
  {
    id: 'stablecoin',
    term: 'Stablecoin',
    definition:
      'Un token que busca mantener un precio fijo, casi siempre un dólar de Estados Unidos; también se llama moneda estable. Depende de quien lo emite o de un mecanismo, y algunos han fallado.',
    see: '/guides/why-bitcoin-matters-now',
  },
  {
    id: 'supply-cap',
    term: 'Tope de emisión',
    definition:
      'Un límite a cuántas unidades puede llegar a haber. En Bitcoin, las reglas que comprueba cada nodo completo permiten un poco menos de 21 millones.',
    see: '/guides/what-is-bitcoin',
  },
  {
    id: 'taproot',
    term: 'Taproot',
    definition:
      'Una mejora de noviembre de 2021 que trajo las firmas Schnorr y las direcciones que empiezan con bc1p. Puede hacer más pequeñas y más privadas las reglas de gasto complejas.',
    see: '/guides/bitcoin-addresses',
  },
  {
    id: 'testnet',
    term: 'Testnet',
    definition:
      'Una red de prueba, separada y con sus propias monedas, hecha para ensayar software. La idea es que sus monedas no tengan valor, y sus direcciones se ven distintas.',
    see: '/guides/bitcoin-addresses',
  },
  {
    id: 'time-preference',
    term: 'Preferencia temporal',
    definition:
      'Cuánto más valora alguien tener una cosa ahora que después. Quien tiene una preferencia temporal alta la quiere pronto; quien la tiene baja está dispuesto a esperar.',
    see: '/guides/time-preference',
  },
  {
    id: 'tor',
    term: 'Tor',
    definition:
      'Una red que pasa los datos por varios intermediarios, de modo que ni tu proveedor de internet ni la otra parte se enteran de quién habla con quién.',
    see: '/guides/running-a-node',
  },
  {
    id: 'transaction-fee',
    term: 'Comisión de la transacción',
    definition:
      'Lo que quien envía paga a los mineros para que incluyan una transacción en un bloque. Depende de cuántos datos ocupa la transacción y de la demanda, y no depende del monto enviado.',
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'travel-rule',
    term: 'Regla de viaje',
    definition:
      'Una regla (Travel Rule) que obliga a las plataformas a anotar quién envía y quién recibe una transferencia. En la Unión Europea también deben comprobar, por encima de 1000 euros, que una billetera ajena a la plataforma es de su cliente.',
    see: '/guides/buying-first-bitcoin',
  },
  {
    id: 'two-factor',
    term: 'Autenticación de dos factores',
    definition:
      'Una segunda prueba al entrar en una cuenta, además de la contraseña: por ejemplo, un código de una app o una llave de seguridad. Los códigos por mensaje de texto protegen menos, porque los números de teléfono se pueden robar.',
    see: '/guides/security-checklist',
  },
  {
    id: 'utxo',
    term: 'UTXO',
    definition:
      'Siglas inglesas de «salida de transacción no gastada»: una moneda, de cualquier monto, que se recibió y todavía no se gastó. El saldo de una billetera es la suma de sus UTXO.',
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'virtual-byte',
    term: 'Byte virtual',
    definition:
      'La unidad en que se cuenta el tamaño de una transacción para calcular la comisión, escrita vB. Es un cuarto del peso de la transacción, redondeado hacia arriba, y los datos de firma en SegWit cuentan menos.',
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'volatility',
    term: 'Volatilidad',
    definition:
      'Con qué fuerza y con qué frecuencia sube y baja un precio. La de Bitcoin ha sido mucho mayor que la de la mayoría de las monedas y de los índices de bolsa.',
    see: '/guides/dollar-cost-averaging',
  },
  {
    id: 'wallet',
    term: 'Billetera',
    definition:
      'Software o un dispositivo que guarda claves y hace pagos. Las monedas en sí son anotaciones en la cadena de bloques; la billetera tiene el poder de moverlas.',
    see: '/guides/first-wallet',
  },
  {
    id: 'war-finance',
    term: 'Financiamiento de la guerra',
    definition:
      'Cómo paga un Estado una guerra: con impuestos, con préstamos o con dinero que crea. Para lo último no hacen falta impuestos ni nadie que preste, y los precios suelen subir.',
  },
  {
    id: 'watch-only',
    term: 'Billetera de solo lectura',
    definition:
      'Una billetera que puede mostrar saldos y crear direcciones nuevas, pero no gastar, porque no tiene claves privadas.',
    see: '/guides/hardware-wallets',
  },
  {
    id: 'xpub',
    term: 'Xpub',
    definition:
      'Una clave pública extendida, con la que una billetera puede derivar muchas direcciones sin ninguna clave privada. Cualquiera que la tenga puede ver los pagos a todas ellas.',
    see: '/guides/bitcoin-addresses',
  },
];
