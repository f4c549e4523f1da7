/** What Bitcoin is, in three drawn panels. */
export const minute = {
  title: 'O que é o Bitcoin, em um minuto?',
  lede: 'Dinheiro da internet que nenhum banco e nenhum governo comanda.',
  panels: {
    list: {
      title: 'Uma lista pública',
      text: 'O Bitcoin é uma lista de pagamentos. Qualquer pessoa pode ter uma cópia e conferi-la.',
    },
    key: {
      title: 'Uma chave, não um banco',
      text: 'Você assina cada pagamento com uma chave que só você conhece. Nenhum banco precisa dizer sim. Se você perder a chave, ninguém pode ajudar.',
    },
    limit: {
      title: 'Um limite nas regras',
      text: 'O número de moedas termina perto de 21 milhões. Para o preço não há regra assim: ele pode perder metade do valor ou mais em um ano.',
    },
  },
  /** Label of the line in the third drawing. */
  limitLabel: '21 milhões',
  guide: 'Ler o guia',
  lesson: 'Fazer a primeira lição',
  /** Leads to the chain of exhibit 7. */
  cheat: 'Tentar trapacear',
};
