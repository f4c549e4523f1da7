import type { MoralCaseId } from '@/content/home/moral-code-section';

type MoralCase = {
  title: string;
  fiatProblem: string;
  fiatExample: string;
  bitcoinSolution: string;
  bitcoinExample: string;
  /** Where the answer ends, in one sentence. Always beside the answer. */
  limit: string;
  /** The rest of it, with its numbers. */
  limitMore: string;
};

export const moralCodeSection: {
  fiatLabel: string;
  bitcoinLabel: string;
  limitLabel: string;
  exampleLabels: { problem: string; rule: string };
  /** Opens examples, limits in full and sources. */
  more: string;
  sourceLabel: string;
  cases: Record<MoralCaseId, MoralCase>;
} = {
  fiatLabel: 'O problema',
  bitcoinLabel: 'A regra do Bitcoin',
  limitLabel: 'O limite',
  exampleLabels: { problem: 'O problema, por exemplo', rule: 'A regra, por exemplo' },
  more: 'Exemplos, os limites completos e fontes',
  sourceLabel: 'Lido em',
  cases: {
    inflation: {
      title: 'Inflação',
      fiatProblem: 'Quem emite o dinheiro pode emitir mais. Se os preços sobem, quem poupou paga a conta.',
      fiatExample: 'Na Argentina, os preços subiram 211,4% só em 2023.',
      bitcoinSolution:
        'As moedas novas seguem um calendário que qualquer computador pode conferir. Ele termina perto de 21 milhões.',
      bitcoinExample:
        'A recompensa por bloco cai à metade conforme o previsto. Até abril de 2024, tinha passado de {block-reward-2009} → {block-reward-2012} → {block-reward-2016} → {block-reward-2020} → {block-reward}.',
      limit: 'Uma quantidade fixa não garante um preço estável.',
      limitMore:
        'A maior queda entre dois fins de mês foi de {btc-worst-drawdown}. Pelos fechamentos diários, o preço caiu {btc-fall-2011} em 2011, e {btc-fall-2013-to-2015} do ponto mais alto de 2013 ao mais baixo de 2015. Nossos preços terminam em {last-btc-month}.',
    },
    censorship: {
      title: 'Censura',
      fiatProblem: 'Os pagamentos passam por empresas. Uma empresa pode dizer não, ou receber ordem de dizer.',
      fiatExample:
        'Em dezembro de 2010, Visa, Mastercard, PayPal e outras pararam de repassar doações ao WikiLeaks. Nenhum tribunal tinha mandado.',
      bitcoinSolution:
        'Qualquer pessoa pode enviar um pagamento válido. Se um minerador o deixa de fora, outro pode incluí-lo.',
      bitcoinExample:
        'O WikiLeaks passou a aceitar doações em bitcoin: cerca de 1.100 moedas até agosto de 2012 em um endereço público.',
      limit: 'Dá para rastrear pagamentos, e a maioria dos mineradores, em conjunto, poderia barrar um.',
      limitMore:
        'Todos os pagamentos são públicos, e as corretoras podem recusar moedas. Essa liberdade também serve a criminosos.',
    },
    confiscation: {
      title: 'Confisco',
      fiatProblem: 'Dinheiro no banco é uma promessa. Em uma crise, ela pode ser mudada em um fim de semana.',
      fiatExample:
        'Em 2013, o Bank of Cyprus transformou em ações do próprio banco 37,5% de cada depósito grande, acima de 100.000 euros. Depois foram 47,5%.',
      bitcoinSolution:
        'As moedas só se movem com uma chave privada. Se só você a tem, ninguém consegue movê-las sem você.',
      bitcoinExample: 'Doze ou vinte e quatro palavras podem levar economias por qualquer fronteira.',
      limit: 'Um juiz ou um assaltante pode pressionar você a dar a chave.',
      limitMore:
        'Se você a perder, ninguém pode ajudar. Moedas deixadas em uma corretora podem ser apreendidas como um depósito.',
    },
    exclusion: {
      title: 'Exclusão',
      fiatProblem: 'Uma conta no banco exige documentos, tarifas e um banco que queira você.',
      fiatExample:
        'Em 2024, cerca de 1,3 bilhão de adultos não tinham conta, segundo o Banco Mundial. O motivo mais citado foi pouco dinheiro. Cerca de 900 milhões deles tinham um celular, nem sempre um smartphone.',
      bitcoinSolution: 'Uma carteira própria pode ser um app gratuito. Não pede nome nem permissão.',
      bitcoinExample:
        'Duas pessoas com celular podem pagar uma à outra de um lado a outro do mundo em um domingo à noite.',
      limit: 'Ainda é preciso ter celular, eletricidade e internet.',
      limitMore:
        'Até agora, o dinheiro pelo celular deu uma conta a muito mais gente. A maioria dos lugares que vendem bitcoin pede documentos, e alguns países o proíbem. As oscilações de preço põem em risco o dinheiro do dia a dia.',
    },
    manipulation: {
      title: 'Manipulação',
      fiatProblem: 'O Estado que administra o dinheiro também publica os números sobre ele.',
      fiatExample:
        'Em fevereiro de 2013, o FMI aprovou uma moção de censura à Argentina porque os números oficiais de inflação não eram exatos. A moção foi retirada em novembro de 2016.',
      bitcoinSolution: 'Qualquer pessoa pode contar todas as moedas com um programa gratuito e um computador comum.',
      bitcoinExample:
        'Em agosto de 2010, um erro no programa deixou alguém criar 184 bilhões de moedas. Usuários viram, consertaram o programa em poucas horas, e a rede descartou as moedas falsas.',
      limit: 'Grandes donos e mercados de pouco movimento podem empurrar o preço de um lado para outro.',
      limitMore:
        'As regras são abertas; o mercado, não. E em muitos países o órgão de estatística é mantido separado do banco central.',
    },
    'war-financing': {
      title: 'Financiamento da guerra',
      fiatProblem: 'Um governo que pode imprimir pode pagar uma guerra antes de perguntar ao povo.',
      fiatExample:
        'Em 1914, Alemanha, França e Rússia pararam de trocar cédulas por ouro e imprimiram dinheiro. Os preços subiram em todos os países em guerra.',
      bitcoinSolution:
        'Ninguém pode imprimir bitcoin para uma guerra. Um Estado que paga com ele tem de obtê-lo antes.',
      bitcoinExample: 'Nenhum banco central pode mudar o limite de 21 milhões por decreto.',
      limit: 'Um Estado pode imprimir cédulas ao lado dele, como em 1914.',
      limitMore:
        'Os Estados Unidos mantiveram a troca por ouro dentro do país; de 1917 a 1919, era preciso uma licença para exportá-lo. Mesmo assim, o índice de preços do país subiu de {cpi-1914} em 1914 para {cpi-1920} em 1920. A dívida continua possível. Em fevereiro de 2025, o FBI disse que a Coreia do Norte roubou cerca de 1,5 bilhão de dólares em criptomoedas de uma corretora.',
    },
  },
};
