// A host: opens a Swiss of two rounds for the bots of the house, closes each round when its boards are over, or after
// so many seconds by draws, and prints the standings. Words: origin, seconds.
package main

import (
	"context"
	"crypto/rand"
	"fmt"
	"log"
	"net/http"
	"os"
	"strings"
	"time"

	umpire "umpire/client"
)

var rounds, house, calls = int32(2), &umpire.APIClient{}, context.Background()

func main() {
	words := append(os.Args[1:], []string{"http://127.0.0.1:8080", "600"}[len(os.Args)-1:]...)
	settings := umpire.NewConfiguration()
	settings.Servers = umpire.ServerConfigurations{{URL: words[0]}}
	house = umpire.NewAPIClient(settings)
	patience, err := time.ParseDuration(words[1] + "s")
	check(err)
	signUp()
	play(patience)
}

// An account of its own, and a personal token: a secret that does not expire with a session.
func signUp() {
	credentials := *umpire.NewCredentials("example-"+secret()[:12], secret())
	must(house.AccountsAPI.SignUp(calls).Credentials(credentials).Execute())
	token := must(house.SessionsAPI.SignIn(calls).Credentials(credentials).Execute()).Token
	calls = context.WithValue(calls, umpire.ContextAccessToken, token)
	asked := *umpire.NewTokenRequest("host.go", []string{"tournament:host"})
	token = must(house.TokensAPI.MakeToken(calls).TokenRequest(asked).Execute()).Token
	calls = context.WithValue(calls, umpire.ContextAccessToken, token)
}

func play(patience time.Duration) {
	format := *umpire.NewFormatForm("swiss")
	format.SetRounds(rounds)
	plan := *umpire.NewTournamentRequest("A Swiss of host.go", "narvik", "first-shots", format)
	plan.SetNextRound("by-hand")
	id := must(house.TournamentsAPI.MakeTournament(calls).TournamentRequest(plan).Execute()).Id
	lead(id, "registration")
	for _, bot := range []string{"bot:random", "bot:greedy", "bot:greedy-2"} {
		must(house.TournamentsAPI.EnterTournament(calls, id).EntrantRequest(umpire.EntrantRequest{Account: &bot}).Execute())
	}
	lead(id, "running") // This begins round 1.
	for round := int32(1); round <= rounds; round++ {
		if name := fmt.Sprintf("round %d", round); round > 1 { // Sent again, it is the same round.
			must(house.TournamentsAPI.OpenRound(calls, id).RoundRequest(umpire.RoundRequest{Id: &name}).Execute())
		}
		finish(id, round, time.Now().Add(patience))
		fmt.Printf("round %d of tournament %s is over\n", round, id)
	}
	lead(id, "finished")
	for _, line := range must(house.TournamentsAPI.ReadStandings(calls, id).Execute()).Lines {
		fmt.Printf("%d, %s: %s\n", line.Rank, line.Name, strings.Join(line.Values, ", "))
	}
}

func lead(id, status string) {
	must(house.TournamentsAPI.LeadTournament(calls, id).StatusRequest(*umpire.NewStatusRequest(status)).Execute())
}

// Waits for the results of a round; what has none in time is a draw.
func finish(id string, round int32, late time.Time) {
	draw := *umpire.NewResultRequest([]float64{0.5, 0.5}, "adjudicated", "It was not over in time.")
	for missing := true; missing; time.Sleep(time.Second) {
		missing = false
		for _, board := range must(house.TournamentsAPI.ReadRound(calls, id, round).Execute()).Boards {
			missing = missing || board.Result == nil
			if board.Result == nil && time.Now().After(late) {
				_, err := house.TournamentsAPI.DecideBoard(calls, board.Number, id, round).ResultRequest(draw).Execute()
				check(err)
			}
		}
	}
}

func must[V any](value V, _ *http.Response, err error) V { check(err); return value }

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func secret() string {
	bytes := make([]byte, 16)
	_, err := rand.Read(bytes)
	check(err)
	return fmt.Sprintf("%x", bytes)
}
